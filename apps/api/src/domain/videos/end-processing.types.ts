// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  failProcessing: {
    params: [$1: string, $2: string, $3: string | null];
    row: object;
  };
}
