import type { Goal, GoalProgress } from '@glossa/contract/goals';

import type { Deps } from '#deps.ts';
import { awardMilestones } from '#domain/activity/milestones.ts';
import { deleteGoals, insertGoals, listGoals, lockLearner } from './queries.ts';

/**
 * Replaces all goals of a learner. The last of several concurrent requests wins.
 *
 * @returns the goals with their progress
 */
export async function replaceGoals(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  learnerId: string,
  goals: readonly Goal[],
): Promise<GoalProgress[]> {
  const now = clock();
  await db.transaction(async (tx) => {
    await lockLearner(tx, learnerId);
    await deleteGoals(tx, learnerId);
    await insertGoals(tx, learnerId, goals);
  });
  // Today's progress may already meet a new goal.
  await awardMilestones(db, learnerId, now);
  return listGoals(db, { learnerId, now });
}
