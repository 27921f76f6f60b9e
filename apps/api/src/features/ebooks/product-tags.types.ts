// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  clear: {
    params: [$1: string, $2: readonly (string | null)[]];
    row: object;
  };
  attach: {
    params: [$1: string | null, $2: readonly (string | null)[]];
    row: object;
  };
}
