import { Achievement, Goal, GoalReached } from '@glossa/formats/archive/records/activity';
import { milestoneOf } from '@glossa/contract/achievements';
import { Goal as AllowedGoal } from '@glossa/contract/goals';
import { run, statements } from '@glossa/db/statements';

import { kind } from './kind.ts';
import type { QueryTypes } from './goals.types.ts';

export const sql = statements<QueryTypes>('accountArchiveKindsGoals', {
  insertGoals: `INSERT INTO goal (learner_id, period, measure, target)
   SELECT $1, period, measure, target FROM jsonb_to_recordset($2::jsonb) AS r(period text, measure text, target integer)
   ON CONFLICT DO NOTHING`,
  insertReached: `INSERT INTO goal_reached (learner_id, period, measure, first_day, target, reached_at)
   SELECT $1, period, measure, first_day, target, reached_at
   FROM jsonb_to_recordset($2::jsonb) AS r(period text, measure text, first_day date, target integer, reached_at timestamptz)
   ON CONFLICT DO NOTHING`,
  insertAchievements: `INSERT INTO achievement AS a (learner_id, kind, day, reached_at)
   SELECT $1, kind, day, reached_at FROM jsonb_to_recordset($2::jsonb) AS r(kind text, day date, reached_at timestamptz)
   ON CONFLICT (learner_id, kind) DO UPDATE SET day = excluded.day, reached_at = excluded.reached_at
   WHERE excluded.reached_at < a.reached_at`,
});

const isAllowed = ({
  period,
  measure,
  target,
}: {
  period: string;
  measure: string;
  target: number;
}): boolean => AllowedGoal.safeParse({ period, measure, target }).success;

/** Goals. The account's existing goals stay. */
export const goals = kind({
  name: 'goals',
  tables: ['goal'],
  schema: Goal,
  select: 'SELECT period, measure, target FROM goal WHERE learner_id = $1 ORDER BY period, measure',
  write: (records, importRun) =>
    importRun.commit('goals', (tx) =>
      run(tx, sql.insertGoals, [importRun.learnerId, JSON.stringify(records.filter(isAllowed))]),
    ),
});

export const goalsReached = kind({
  name: 'goals_reached',
  tables: ['goal_reached'],
  schema: GoalReached,
  select: `SELECT period, measure, to_char(first_day, 'YYYY-MM-DD') AS first_day, target, reached_at
    FROM goal_reached WHERE learner_id = $1 ORDER BY reached_at, period, measure`,
  write: (records, importRun) =>
    importRun.commit('goals_reached', (tx) =>
      run(tx, sql.insertReached, [importRun.learnerId, JSON.stringify(records.filter(isAllowed))]),
    ),
});

const isMilestone = ({ kind: id }: { kind: string }): boolean => milestoneOf(id) !== undefined;

/** Milestones with the day they were first reached. Kinds that this server doesn't have are skipped. */
export const achievements = kind({
  name: 'achievements',
  tables: ['achievement'],
  schema: Achievement,
  select: `SELECT kind, to_char(day, 'YYYY-MM-DD') AS day, reached_at FROM achievement
    WHERE learner_id = $1 ORDER BY reached_at, kind`,
  write: (records, importRun) =>
    importRun.commit('achievements', (tx) =>
      run(tx, sql.insertAchievements, [importRun.learnerId, JSON.stringify(records.filter(isMilestone))]),
    ),
});
