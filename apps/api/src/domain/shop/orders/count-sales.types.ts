// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  updateSales: {
    params: [$1: unknown];
    row: object;
  };
  lockProducts: {
    params: [$1: readonly (string | null)[]];
    row: {
      id: string;
    };
  };
}
