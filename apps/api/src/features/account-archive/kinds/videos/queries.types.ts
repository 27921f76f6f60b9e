// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  selectVideos: {
    params: [$1: string];
    row: {
      id: string;
      language: number;
      title: string;
      description: string;
      author: string;
      category: string;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      tags: string[];
      file: string | null;
      poster: string | null;
      video_url: string;
      source_name: string;
      duration: number | null;
      quality: number;
      track: string;
      second_track: string | null;
      shift: number;
      second_shift: number;
      position: number;
      last_watched_at: Date | null;
      counted_at: Date | null;
      is_archived: boolean;
      is_deleted: boolean;
      created_at: Date;
    };
  };
  mediaVideos: {
    params: [$1: string];
    row: {
      name: string;
      key: string;
    };
  };
  selectViewings: {
    params: [$1: string];
    row: {
      video: string;
      viewed_at: Date;
    };
  };
  insertViewings: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  selectSubtitleTracks: {
    params: [$1: string];
    row: {
      id: string;
      language: string;
      origin: 'file' | 'automatic' | 'edited';
      cues: string;
    };
  };
  listTracks: {
    params: [$1: string];
    row: {
      id: string;
    };
  };
  listCues: {
    params: [$1: string];
    row: {
      seq: number;
      start: number;
      end: number;
      text: string;
    };
  };
  findEqualVideos: {
    params: [$1: string, $2: number, $3: string, $4: string, $5: number];
    row: {
      id: string;
      createdAt: Date;
    };
  };
  insertMedia: {
    params: [$1: string, $2: string, $3: string, $4: string | null, $5: number | null, $6: string | null, $7: number | null, $8: number | null, $9: number | null, $10: boolean | null];
    row: object;
  };
  insertVideo: {
    params: [$1: string, $2: string, $3: string, $4: number, $5: string, $6: string, $7: string, $8: string, $9: 'beginner' | 'intermediate' | 'advanced', $10: number, $11: string | null, $12: string | null, $13: number | null, $14: number, $15: number, $16: number, $17: Date | string | null, $18: Date | string | null, $19: boolean, $20: boolean, $21: Date | string];
    row: object;
  };
}
