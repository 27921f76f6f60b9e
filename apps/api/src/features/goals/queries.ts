import type { Goal, GoalProgress } from '@glossa/contract/goals';
import { statement, type Database, type Queryable } from '@glossa/db/database';

import { goalsFigure, todayTable } from '#domain/activity/figures.ts';

const select = statement(
  'goals',
  `WITH ${todayTable} SELECT ${goalsFigure} AS goals WHERE $2::smallint IS NULL`,
);
// Serializes concurrent requests of one learner: the last one wins.
const lock = statement('lock-for-goals', 'SELECT lock_learner($1)');
const remove = statement('remove-goals', 'DELETE FROM goal WHERE learner_id = $1');
const insert = statement(
  'insert-goals',
  `INSERT INTO goal (learner_id, period, measure, target)
   SELECT $1, period, measure, target FROM unnest($2::text[], $3::text[], $4::int[]) AS g(period, measure, target)`,
);

/** Returns a learner's goals with their progress. */
export const selectGoals = async (db: Queryable, learnerId: string, now: Date): Promise<GoalProgress[]> =>
  (await db.row<{ goals: GoalProgress[] }>(select, [learnerId, null, now]))?.goals ?? [];

/** Replaces all goals of a learner. */
export const replaceGoals = (db: Database, learnerId: string, goals: readonly Goal[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.run(lock, [learnerId]);
    await tx.run(remove, [learnerId]);
    const columns = [goals.map((g) => g.period), goals.map((g) => g.measure), goals.map((g) => g.target)];
    await tx.run(insert, [learnerId, ...columns]);
  });
