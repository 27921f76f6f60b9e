import type { Goal, GoalProgress } from '@glossa/contract/goals';
import type { Queryable } from '@glossa/db/database';
import { one, run, statements } from '@glossa/db/statements';

import { goalsSql, todayTable } from '#domain/activity/queries.ts';
import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  listGoals: { goals: GoalProgress[] };
}

const sql = statements<QueryTypes, NarrowTypes>('goals', {
  listGoals: `WITH ${todayTable} SELECT ${goalsSql} AS goals WHERE $2::smallint IS NULL`,
  lockLearner: 'SELECT lock_learner($1)',
});

/** Returns a learner's goals with their progress. */
export const listGoals = async (
  db: Queryable,
  { learnerId, now }: { learnerId: string; now: Date },
): Promise<GoalProgress[]> => (await one(db, sql.listGoals, [learnerId, null, now])).goals;

/** Blocks other changes to this learner's goals until the transaction ends. */
export const lockLearner = (tx: Queryable, learnerId: string): Promise<number> =>
  run(tx, sql.lockLearner, [learnerId]);

export const deleteGoals = async (tx: Queryable, learnerId: string): Promise<void> => {
  await tx.prisma.goal.deleteMany({ where: { learnerId } });
};

export const insertGoals = async (
  tx: Queryable,
  learnerId: string,
  goals: readonly Goal[],
): Promise<void> => {
  await tx.prisma.goal.createMany({ data: goals.map((goal) => ({ learnerId, ...goal })) });
};
