// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  insertMemories: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
  setDue: {
    params: [$1: string, $2: readonly (number | null)[]];
    row: object;
  };
  lock: {
    params: [$1: string | null];
    row: {
      lock_learner: unknown;
    };
  };
  insertReviews: {
    params: [$1: string | null, $2: unknown];
    row: object;
  };
}
