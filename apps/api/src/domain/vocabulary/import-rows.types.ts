// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  createTable: {
    params: [];
    row: object;
  };
  insertRows: {
    params: [$1: unknown];
    row: object;
  };
  importWords: {
    params: [$1: string | null, $2: string | null, $3: number | null, $4: string | null, $5: number | null, $6: readonly (string | null)[] | null];
    row: {
      added: number;
      changed: number;
      kept: number;
    };
  };
}
