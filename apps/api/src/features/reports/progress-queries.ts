import { milestoneTitle } from '@glossa/contract/achievements';
import type { ProgressReport } from '@glossa/contract/reports';
import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import type { Whose } from './done-queries.ts';
import type { ReportRange } from './report-range.ts';
import type { QueryTypes } from './progress-queries.types.ts';

type Reached = Pick<ProgressReport, 'goals' | 'achievements' | 'streak'>;
interface NarrowTypes {
  listReached: Reached;
}

export const sql = statements<QueryTypes, NarrowTypes>('reportsProgress', {
  // Only the part of a streak within the period counts. A streak that ended yesterday is still current.
  listReached: `SELECT
     (SELECT coalesce(json_agg(r ORDER BY array_position('{daily,weekly,monthly}', period),
          array_position('{minutes,words,pages,reviews}', measure), target), '[]')
      FROM (SELECT period, measure, target, count(*) AS times, max(first_day) AS last_day FROM goal_reached
        WHERE learner_id = $1 AND first_day BETWEEN $2::date AND $3::date GROUP BY 1, 2, 3) r) AS goals,
     (SELECT coalesce(json_agg(json_build_object('id', kind, 'date', day) ORDER BY reached_at DESC, length(kind) DESC, kind DESC), '[]')
      FROM achievement WHERE learner_id = $1 AND day BETWEEN $2::date AND $3::date) AS achievements,
     (SELECT json_build_object(
        'current', coalesce(max(last_day - first_day + 1) FILTER (WHERE last_day >= $3::date - 1), 0),
        'longest', coalesce(max(last_day - first_day + 1), 0),
        'in_period', greatest(coalesce(max(least(last_day, $3::date) - greatest(first_day, $2::date) + 1), 0), 0))
      FROM streak WHERE learner_id = $1) AS streak`,
});

/** Selects the goals, milestones and streak of a period, over all languages. */
export async function selectReached(
  db: Queryable,
  { learnerId }: Whose,
  { from, to }: ReportRange,
): Promise<Reached> {
  const row = await one(db, sql.listReached, [learnerId, from, to]);
  return {
    ...row,
    achievements: row.achievements.map((milestone) => ({
      ...milestone,
      title: milestoneTitle(milestone.id),
    })),
  };
}
