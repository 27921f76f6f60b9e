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
  deleteGoals: {
    params: [$1: string];
    row: object;
  };
  insertGoals: {
    params: [$1: string | null, $2: readonly (string | null)[], $3: readonly (string | null)[], $4: readonly (number | null)[]];
    row: object;
  };
}
