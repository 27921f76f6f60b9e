// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  findSubtitles: {
    params: [$1: string, $2: string];
    row: {
      title: string;
      status: 'processing' | 'ready' | 'failed';
      language: number;
      trackId: string | null;
      secondTrackId: string | null;
      isBought: boolean;
      origin: 'file' | 'automatic' | 'edited' | null;
      count: number;
    };
  };
  findCueAt: {
    params: [$1: string, $2: number];
    row: {
      seq: number;
    };
  };
}
