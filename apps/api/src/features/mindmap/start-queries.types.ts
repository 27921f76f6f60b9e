// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  search: {
    params: [$1: string, $2: number, $3: string, $4: string];
    row: {
      term: number;
    };
  };
  listProminent: {
    params: [$1: string, $2: number, $3: readonly (number | null)[], $4: number];
    row: {
      term: number;
    };
  };
}
