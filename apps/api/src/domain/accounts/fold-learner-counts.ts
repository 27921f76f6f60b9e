import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './fold-learner-counts.types.ts';

export const sql = statements<QueryTypes>('accountsFoldLearnerCounts', {
  foldCounts: 'SELECT fold_learner_counts()',
});

/** Folds the changes since the last run into the number of learners of each kind. */
export const foldLearnerCounts = async (db: Queryable): Promise<void> => {
  await run(db, sql.foldCounts, []);
};
