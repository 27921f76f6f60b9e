// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listAudioFiles: {
    params: [$1: string, $2: string, $3: string, $4: Date | string];
    row: {
      key: string;
      start: number | null;
      end: number | null;
      bytes: number;
    };
  };
  listTracks: {
    params: [$1: string, $2: string];
    row: {
      id: string;
      title: string;
      duration: number;
    };
  };
  savePosition: {
    params: [$1: string, $2: string, $3: string | null, $4: number, $5: number];
    row: {
      progress: number;
    };
  };
}
