import { statement, type Queryable } from '@glossa/db/database';

const learners = statement('learners-after', 'SELECT id FROM learner WHERE id > $1 ORDER BY id LIMIT 500');
const recount = statement('recount-learner', 'SELECT recount_learner($1) AS wrong');

/** Returns the next 500 learners' ids after `last`, in order. */
export const learnersAfter = async (db: Queryable, last: string): Promise<string[]> =>
  (await db.rows<{ id: string }>(learners, [last])).map((row) => row.id);

/** Corrects a learner's counts by a recount, and returns how many were wrong. */
export const recountLearner = async (db: Queryable, learnerId: string): Promise<number> =>
  (await db.row<{ wrong: number }>(recount, [learnerId]))?.wrong ?? 0;
