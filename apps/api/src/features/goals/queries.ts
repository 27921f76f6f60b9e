import type { Goal, GoalProgress } from '@glossa/contract/goals';
import type { Database, Queryable } from '@glossa/db/database';
import { one, run, statements } from '@glossa/db/statements';

import { goalsFigure, todayTable } from '#domain/activity/figures.ts';
import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  select: { goals: GoalProgress[] };
}

export const sql = statements<QueryTypes, NarrowTypes>('goals', {
  select: `WITH ${todayTable} SELECT ${goalsFigure} AS goals WHERE $2::smallint IS NULL`,
  // Serializes concurrent requests of one learner: the last one wins.
  lock: 'SELECT lock_learner($1)',
  remove: 'DELETE FROM goal WHERE learner_id = $1',
  insert: `INSERT INTO goal (learner_id, period, measure, target)
   SELECT $1, period, measure, target FROM unnest($2::text[], $3::text[], $4::int[]) AS g(period, measure, target)`,
});

/** Returns a learner's goals with their progress. */
export const selectGoals = async (db: Queryable, learnerId: string, now: Date): Promise<GoalProgress[]> =>
  (await one(db, sql.select, [learnerId, null, now])).goals;

/** Replaces all goals of a learner. */
export const replaceGoals = (db: Database, learnerId: string, goals: readonly Goal[]): Promise<void> =>
  db.transaction(async (tx) => {
    await run(tx, sql.lock, [learnerId]);
    await run(tx, sql.remove, [learnerId]);
    await run(tx, sql.insert, [
      learnerId,
      goals.map(({ period }) => period),
      goals.map(({ measure }) => measure),
      goals.map(({ target }) => target),
    ]);
  });
