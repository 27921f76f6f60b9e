// Generated from the database schema by `npm run generate`. Do not edit.

export interface QueryTypes {
  foldCounts: {
    params: [];
    row: {
      fold_learner_counts: number | null;
    };
  };
}
