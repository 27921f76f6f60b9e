// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  setReady: {
    params: [$1: number, $2: number, $3: number, $4: number, $5: number];
    row: object;
  };
}
