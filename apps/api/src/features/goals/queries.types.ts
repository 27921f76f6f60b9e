// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  listGoals: {
    params: [$1: string | null, $2: number | null, $3: Date | string | null];
    row: {
      goals: unknown;
    };
  };
  lockLearner: {
    params: [$1: string | null];
    row: {
      lock_learner: unknown;
    };
  };
}
