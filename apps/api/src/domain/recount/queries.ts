import type { Queryable } from '@glossa/db/database';
import { many, one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

export const sql = statements<QueryTypes>('recount', {
  listLearners: 'SELECT id FROM learner WHERE id > $1 ORDER BY id LIMIT 500',
  recountLearner: 'SELECT recount_learner($1) AS "wrong!"',
});

/** Returns the next 500 learners' ids after `last`, in order. */
export const learnersAfter = async (db: Queryable, last: string): Promise<string[]> =>
  (await many(db, sql.listLearners, [last])).map((row) => row.id);

/** Corrects a learner's counts by a recount, and returns how many were wrong. */
export const recountLearner = async (db: Queryable, learnerId: string): Promise<number> =>
  (await one(db, sql.recountLearner, [learnerId])).wrong;
