// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insert: {
    params: [$1: string, $2: string, $3: string, $4: string, $5: string, $6: number];
    row: object;
  };
  replace: {
    params: [$1: string, $2: string];
    row: object;
  };
  attach: {
    params: [$1: string, $2: string | null];
    row: object;
  };
  setCover: {
    params: [$1: string, $2: string | null];
    row: object;
  };
}
