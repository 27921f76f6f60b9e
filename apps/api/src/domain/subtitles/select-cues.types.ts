// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listCues: {
    params: [$1: string, $2: number, $3: number];
    row: {
      seq: number;
      start: number;
      end: number;
      text: string;
    };
  };
}
