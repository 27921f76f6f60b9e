// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  countUse: {
    params: [$1: string, $2: Date | string];
    row: object;
  };
  insertUse: {
    params: [$1: string, $2: string, $3: string | null];
    row: object;
  };
  releaseUse: {
    params: [$1: string];
    row: object;
  };
}
