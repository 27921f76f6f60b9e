import { milestones, milestoneTitle, type MilestoneMeasure } from '@glossa/contract/achievements';
import type { Progress } from '@glossa/contract/progress';
import type { Database } from '@glossa/db/database';

import { notify } from '#domain/notifications/queries.ts';
import { findMilestoneProgress, insertAchievement, insertReachedGoal } from './queries.ts';

type NextMilestone = Progress['next_milestones'][number];

const measures = Object.keys(milestones) as MilestoneMeasure[];
const goalNotifications = {
  daily: 'DAILY_GOAL_REACHED',
  weekly: 'WEEKLY_GOAL_REACHED',
  monthly: 'MONTHLY_GOAL_REACHED',
} as const;

/** Returns each measure's next milestone, closest to completion first. */
export const nextMilestones = (progress: Record<MilestoneMeasure, number>): NextMilestone[] =>
  measures
    .flatMap((measure): NextMilestone[] => {
      const target = milestones[measure].find((count) => count > progress[measure]);
      if (target === undefined) return [];
      const id = `${measure}_${target}`;
      return [{ id, title: milestoneTitle(id), done: progress[measure], target }];
    })
    .toSorted((one, other) => other.done / other.target - one.done / one.target);

/**
 * Stores the milestones and goals that a learner has reached by `now` and sends one notification for each, even if
 * called concurrently. For milestones of one measure reached together (for example by marking 500 words), notifies only
 * of the highest.
 */
export async function awardMilestones(db: Database, learnerId: string, now: Date): Promise<void> {
  const progress = await findMilestoneProgress(db, learnerId, now);
  const achieved = new Set(progress.achieved);
  const reached = measures.flatMap((measure) =>
    milestones[measure]
      .map((count) => ({ measure, count, id: `${measure}_${count}` }))
      .filter(({ count, id }) => progress[measure] >= count && !achieved.has(id))
      .map((milestone, index, all) => ({ ...milestone, isHighest: index === all.length - 1 })),
  );
  if (reached.length === 0 && progress.goals.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { measure, id, isHighest } of reached) {
      const isNew = await insertAchievement(tx, { learnerId, kind: id, day: progress.day, now });
      if (!isNew || !isHighest) continue;
      const type = measure === 'streak' ? 'STREAK_MILESTONE' : 'ACHIEVEMENT_UNLOCKED';
      await notify(tx, { learnerId, type, subject: id, link: '/progress' });
    }
    for (const goal of progress.goals) {
      if (!(await insertReachedGoal(tx, learnerId, goal, now))) continue;
      const subject = `${goal.measure}_${goal.target}`;
      await notify(tx, { learnerId, type: goalNotifications[goal.period], subject, link: '/progress' });
    }
  });
}
