// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  lockLearner: {
    params: [$1: string | null];
    row: {
      lock_learner: unknown;
    };
  };
}
