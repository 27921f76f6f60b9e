// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertChangeIds: {
    params: [$1: string | null, $2: readonly (string | null)[]];
    row: {
      id: string;
    };
  };
  listTermsChangedAfter: {
    params: [$1: string, $2: readonly (number | null)[], $3: Date | string];
    row: {
      term: number;
    };
  };
  setMadeAt: {
    params: [$1: string, $2: string, $3: Date | string | null];
    row: object;
  };
}
