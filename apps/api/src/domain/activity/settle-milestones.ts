import { milestones, type MilestoneMeasure } from '@glossa/contract/achievements';
import type { GoalMeasure, GoalPeriod } from '@glossa/contract/goals';
import type { Database, Transaction } from '@glossa/db/database';
import { one, run, statements } from '@glossa/db/statements';

import { notify } from '#domain/notifications/notify.ts';
import { goalRows, standingRow, todayTable } from './figures.ts';
import type { QueryTypes } from './settle-milestones.types.ts';

/** A goal that was just reached. */
interface Goal {
  period: GoalPeriod;
  measure: GoalMeasure;
  target: number;
  first_day: string;
}

interface NarrowTypes {
  findStanding: { goals: Goal[] };
}

export const sql = statements<QueryTypes, NarrowTypes>('activitySettleMilestones', {
  findStanding: `WITH ${todayTable}
   SELECT today::text AS "day!",
     standing.streak, standing.words, standing.texts, standing.videos, standing.hours, standing.reviews,
     ARRAY(SELECT kind FROM achievement WHERE learner_id = $1) AS had,
     (SELECT coalesce(json_agg(goals), '[]') FROM (${goalRows}) goals WHERE NOT reached AND done >= target) AS goals
   FROM now_there CROSS JOIN (${standingRow}) standing WHERE $2::smallint IS NULL`,
  insertAchievement: `INSERT INTO achievement (learner_id, kind, day, reached_at) VALUES ($1, $2, $3::date, $4) ON CONFLICT DO NOTHING`,
  insertReachedGoal: `INSERT INTO goal_reached (learner_id, period, measure, first_day, target, reached_at)
   SELECT $1, $2, $3, $4::date, $5, $6 WHERE EXISTS (SELECT FROM learner WHERE id = $1) ON CONFLICT DO NOTHING`,
});

const measures = Object.keys(milestones) as MilestoneMeasure[];
const goalNews = {
  daily: 'DAILY_GOAL_REACHED',
  weekly: 'WEEKLY_GOAL_REACHED',
  monthly: 'MONTHLY_GOAL_REACHED',
} as const;

/**
 * Stores the milestones and goals that a learner has reached by `now` and sends one notification for each, even if
 * called concurrently. For milestones of one measure reached together (by marking 500 words), notifies only of the
 * highest.
 */
export async function settleMilestones(db: Database, learnerId: string, now: Date): Promise<void> {
  const found = await one(db, sql.findStanding, [learnerId, null, now]);
  const had = new Set(found.had);
  const fresh = measures.flatMap((measure) =>
    milestones[measure]
      .map((count) => ({ measure, count, id: `${measure}_${count}` }))
      .filter(({ count, id }) => found[measure] >= count && !had.has(id))
      .map((milestone, index, all) => ({ ...milestone, isHighest: index === all.length - 1 })),
  );
  if (fresh.length === 0 && found.goals.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { measure, id, isHighest } of fresh) {
      const isNew = (await run(tx, sql.insertAchievement, [learnerId, id, found.day, now])) > 0;
      if (!isNew || !isHighest) continue;
      const type = measure === 'streak' ? 'STREAK_MILESTONE' : 'ACHIEVEMENT_UNLOCKED';
      await notify(tx, { learnerId, type, subject: id, link: '/progress' });
    }
    for (const goal of found.goals) await settleGoal(tx, learnerId, goal, now);
  });
}

async function settleGoal(
  tx: Transaction,
  learnerId: string,
  { period, measure, target, first_day: firstDay }: Goal,
  now: Date,
): Promise<void> {
  if ((await run(tx, sql.insertReachedGoal, [learnerId, period, measure, firstDay, target, now])) === 0)
    return;
  await notify(tx, { learnerId, type: goalNews[period], subject: `${measure}_${target}`, link: '/progress' });
}
