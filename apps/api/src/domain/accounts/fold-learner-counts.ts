import { statement, type Queryable } from '@glossa/db/database';

const fold = statement('fold-learner-counts', 'SELECT fold_learner_counts()');

/** Folds the changes since the last run into the number of learners of each kind. */
export const foldLearnerCounts = async (db: Queryable): Promise<void> => {
  await db.run(fold);
};
