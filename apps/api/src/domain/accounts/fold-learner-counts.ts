import { statement, type Queryable } from '@glossa/db/database';

const fold = statement('fold-learner-counts', 'SELECT fold_learner_counts()');

/** Adds up what learners of each kind have become more or fewer by since it was done last. */
export const foldLearnerCounts = async (db: Queryable): Promise<void> => {
  await db.run(fold);
};
