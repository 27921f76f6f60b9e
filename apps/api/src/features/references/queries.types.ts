// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  saveSites: {
    params: [$1: string, $2: number, $3: unknown];
    row: object;
  };
}
