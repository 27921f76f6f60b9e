// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
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
}
