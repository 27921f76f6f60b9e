// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  setPoints: {
    params: [$1: string, $2: number];
    row: object;
  };
}
