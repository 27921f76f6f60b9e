// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  selectTexts: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: {
      id: string;
      language: number;
      title: string;
      author: string;
      source: string;
      from_subtitles: boolean;
      difficulty: 'beginner' | 'intermediate' | 'advanced';
      tags: string[];
      content: string;
      audio_url: string;
      recording: string | null;
      cover: string | null;
      grammar_points: string[] | null;
      sentence_times: number[] | null;
      time_cues: unknown;
      is_archived: boolean;
      is_deleted: boolean;
      is_favorite: boolean;
      position: number;
      read_to: number;
      last_read_at: Date | null;
      touched_at: Date;
      counted_at: Date | null;
      readings: number;
      created_at: Date;
    };
  };
  mediaTexts: {
    params: [$1: string];
    row: {
      name: string;
      key: string;
    };
  };
  listContents: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: {
      id: number;
      language: number;
      hash: Buffer;
      status: 'pending' | 'ready' | 'failed';
      name: string;
    };
  };
  listSentences: {
    params: [$1: number];
    row: {
      text: string;
    };
  };
  selectAnnotations: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: {
      text: string;
      kind: string;
      sentence: number;
      context: string;
      starts: number | null;
      ends: number | null;
      quote: string;
      note: string;
      color: string;
      created_at: Date;
      updated_at: Date;
    };
  };
  insertAnnotations: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  selectSavedItems: {
    params: [$1: string];
    row: {
      kind: string;
      language: number;
      text: string | null;
      video: string | null;
      sentence: number | null;
      position: number | null;
      word: string | null;
      quote: string;
      source_title: string;
      note: string;
      created_at: Date;
    };
  };
  insertSavedItems: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  findEqualTexts: {
    params: [$1: string, $2: number, $3: Uint8Array, $4: string];
    row: {
      id: string;
      createdAt: Date;
    };
  };
  restoreText: {
    params: [$1: string, $2: boolean, $3: boolean, $4: boolean, $5: number, $6: number, $7: Date | string | null, $8: Date | string, $9: Date | string, $10: readonly (number | null)[] | null, $11: Date | string | null, $12: number];
    row: object;
  };
}
