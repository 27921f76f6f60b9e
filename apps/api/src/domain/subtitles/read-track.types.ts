// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listCues: {
    params: [$1: string];
    row: {
      start: number;
      end: number;
      at: number;
      text: string;
    };
  };
}
