import type { GoalMeasure, GoalPeriod } from '@glossa/contract/goals';
import type { Queryable, Transaction } from '@glossa/db/database';
import { one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/**
 * SQL fragments that map times to local days of the learner $1. Equivalent to `local_day` and `local_zone`, but planned
 * with the statement, because calling a function for each of many rows would cost more than reading the rows.
 */

/** SQL for the learner's local date at the time in the column `moment`. */
export const localDaySql = (moment: string): string => `(${moment} AT TIME ZONE coalesce(
  (SELECT zone FROM past_time_zone WHERE learner_id = $1 AND until > ${moment} ORDER BY until LIMIT 1),
  (SELECT time_zone FROM learner WHERE id = $1)))::date`;

const midnightSql = (day: string): string => `${day}::timestamp AT TIME ZONE 'UTC'`;

// A local day begins between 14 hours before and 12 hours after midnight UTC. A learner who travels may be in two zones
// on the same local day.
/** SQL for one row of `begins, ends`: times that enclose all of a local day, and little of the adjacent days. */
export const dayBoundsSql = (
  day: string,
): string => `SELECT min(${day}::timestamp AT TIME ZONE zone) AS begins,
    max((${day} + 1)::timestamp AT TIME ZONE zone) AS ends
  FROM (SELECT local_zone($1, ${midnightSql(day)} + interval '36 hours') AS zone
    UNION ALL SELECT zone FROM past_time_zone WHERE learner_id = $1
      AND until > ${midnightSql(day)} - interval '14 hours' AND until <= ${midnightSql(day)} + interval '36 hours') zones`;

/*
 * SQL fragments for the statistics of the learner $1 in the language $2 (all languages when null) at the time $3. They
 * must follow `WITH ${todayTable}`.
 */

/** The learner's local date. */
export const todayTable = 'now_there AS MATERIALIZED (SELECT local_day($1, $3) AS today)';
const today = '(SELECT today FROM now_there)';
const inLanguage = '($2::smallint IS NULL OR language = $2)';

/** `{ total, today }` in seconds. */
export const studyTimeSql = `json_build_object(
  'total', (SELECT coalesce(sum(seconds), 0) FROM activity_total WHERE learner_id = $1 AND ${inLanguage}),
  'today', (SELECT coalesce(sum(reading_seconds + video_seconds + words_seconds), 0) FROM activity_day
    WHERE learner_id = $1 AND day = ${today} AND ${inLanguage}))`;

// After flying west, a learner's last day may be later than the local date.
/** `{ current, longest, today }`: two lengths in days and a boolean. A streak that ended yesterday is still current. */
export const streakSql = `(SELECT json_build_object(
    'current', coalesce(max(last_day - first_day + 1) FILTER (WHERE last_day >= ${today} - 1), 0),
    'longest', coalesce(max(last_day - first_day + 1), 0),
    'today', coalesce(bool_or(last_day >= ${today}), false))
  FROM streak WHERE learner_id = $1)`;

/**
 * SQL for a JSON array of this week's days, Monday first. `element` builds an element from the `columns` of
 * `activity_day`.
 */
const weekSql = (columns: string, element: string): string => `(SELECT json_agg(${element} ORDER BY d.day)
  FROM (SELECT date_trunc('week', ${today})::date + n AS day FROM generate_series(0, 6) AS n) d
  CROSS JOIN LATERAL (SELECT ${columns} FROM activity_day a
    WHERE a.learner_id = $1 AND a.day = d.day AND ${inLanguage}) s)`;

/** `[{ date, day, stats }]`, Monday first. */
export const weekStatsSql = weekSql(
  `coalesce(sum(texts_read), 0) AS texts, coalesce(sum(videos_watched), 0) AS videos,
   coalesce(sum(words_known), 0) AS words`,
  `json_build_object('date', d.day, 'day', to_char(d.day, 'Dy'), 'stats', json_build_object(
    'texts_read', s.texts, 'videos_watched', s.videos, 'words_learned', s.words))`,
);

/** `[{ date, day, minutes, words }]`, Monday first; whole minutes. */
export const weeklyProgressSql = weekSql(
  `coalesce(sum(reading_seconds + video_seconds + words_seconds), 0) / 60 AS minutes,
   coalesce(sum(words_known), 0) AS words`,
  `json_build_object('date', d.day, 'day', to_char(d.day, 'Dy'), 'minutes', s.minutes, 'words', s.words)`,
);

/** Columns of `activity_day` by their names in the contract's `StudyActivity`. */
const activityTotalColumns = {
  seconds: 'reading_seconds + video_seconds + words_seconds',
  words_read: 'words_read',
  pages_read: 'pages_read',
  texts_read: 'texts_read',
  videos_watched: 'videos_watched',
  words_learned: 'words_known',
  words_started: 'words_started',
  reviews: 'reviews',
  reviews_right: 'reviews_right',
} as const;

/** SQL for a JSON object with the sum of each of the `activityTotalColumns` over selected rows of `activity_day`. */
export const activityTotalsSql = `json_build_object(${Object.entries(activityTotalColumns)
  .map(([name, column]) => `'${name}', coalesce(sum(${column}), 0)`)
  .join(', ')})`;

/**
 * SQL for the contract's `StudyActivity` from the day `first` to today. `first` is an SQL date that may refer to
 * `today`.
 */
const activitySinceSql = (first: string): string => `(SELECT ${activityTotalsSql} FROM activity_day, now_there
  WHERE learner_id = $1 AND day BETWEEN ${first} AND today AND ${inLanguage})`;
export const activityTodaySql = activitySinceSql('today');
export const activityThisWeekSql = activitySinceSql(`date_trunc('week', today)::date`);

/** Share of correct answers, rounded to four decimals; null before the first review. */
export const reviewAccuracySql = `(SELECT round(sum(reviews_right)::numeric / nullif(sum(reviews), 0), 4)::float8
  FROM activity_total WHERE learner_id = $1 AND ${inLanguage})`;

/** SQL for the number of words at the level `minLevel` or above. */
const countWordsSql = (
  minLevel: number,
): string => `(SELECT coalesce(sum(count), 0)::int FROM vocabulary_count
  WHERE learner_id = $1 AND ${inLanguage} AND level BETWEEN ${minLevel} AND 5)`;
export const knownWordCountSql = countWordsSql(4);
export const uniqueWordCountSql = countWordsSql(1);

/** First day of a goal's period. */
const periodStartSql = `CASE g.period WHEN 'daily' THEN today WHEN 'weekly' THEN date_trunc('week', today)::date
  ELSE date_trunc('month', today)::date END`;

/** Goals with their progress in all languages: rows of `period, measure, target, first_day, done, reached`. */
const goalRowsSql = `SELECT g.period, g.measure, g.target, p.first_day, r.learner_id IS NOT NULL AS reached,
    (CASE g.measure WHEN 'minutes' THEN s.seconds / 60 WHEN 'words' THEN s.words WHEN 'pages' THEN s.pages
       ELSE s.reviews END)::int AS done
  FROM goal g CROSS JOIN now_there CROSS JOIN LATERAL (SELECT ${periodStartSql} AS first_day) p
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(reading_seconds + video_seconds + words_seconds), 0) AS seconds,
      coalesce(sum(words_known), 0) AS words, coalesce(sum(pages_read), 0) AS pages,
      coalesce(sum(reviews), 0) AS reviews
    FROM activity_day WHERE learner_id = g.learner_id AND day BETWEEN p.first_day AND today) s
  LEFT JOIN goal_reached r ON r.learner_id = g.learner_id AND r.period = g.period AND r.measure = g.measure
    AND r.first_day = p.first_day
  WHERE g.learner_id = $1`;

/** `[{ period, measure, target, done, is_reached }]`, daily goals first. */
export const goalsSql = `(SELECT coalesce(json_agg(json_build_object('period', period, 'measure', measure,
    'target', target, 'done', done, 'is_reached', reached)
    ORDER BY array_position('{daily,weekly,monthly}', period), array_position('{minutes,words,pages,reviews}', measure)), '[]')
  FROM (${goalRowsSql}) goals)`;

/** The measures of milestones in all languages: one row of `streak, words, texts, videos, hours, reviews`. */
export const milestoneProgressSql = `SELECT
    (SELECT coalesce(max(last_day - first_day + 1), 0) FROM streak WHERE learner_id = $1) AS streak,
    (SELECT coalesce(sum(count), 0)::int FROM vocabulary_count WHERE learner_id = $1 AND level IN (4, 5)) AS words,
    coalesce(sum(texts_read), 0)::int AS texts, coalesce(sum(videos_watched), 0)::int AS videos,
    (coalesce(sum(seconds), 0) / 3600)::int AS hours, coalesce(sum(reviews), 0)::int AS reviews
  FROM activity_total WHERE learner_id = $1`;

/** A goal that was just reached. */
export interface ReachedGoal {
  period: GoalPeriod;
  measure: GoalMeasure;
  target: number;
  first_day: string;
}

interface NarrowTypes {
  findMilestoneProgress: { goals: ReachedGoal[] };
}

const sql = statements<QueryTypes, NarrowTypes>('milestones', {
  findMilestoneProgress: `WITH ${todayTable}
   SELECT today::text AS "day!",
     progress.streak, progress.words, progress.texts, progress.videos, progress.hours, progress.reviews,
     ARRAY(SELECT kind FROM achievement WHERE learner_id = $1) AS achieved,
     (SELECT coalesce(json_agg(goals), '[]') FROM (${goalRowsSql}) goals WHERE NOT reached AND done >= target) AS goals
   FROM now_there CROSS JOIN (${milestoneProgressSql}) progress WHERE $2::smallint IS NULL`,
  insertReachedGoal: `INSERT INTO goal_reached (learner_id, period, measure, first_day, target, reached_at)
   SELECT $1, $2, $3, $4::date, $5, $6 WHERE EXISTS (SELECT FROM learner WHERE id = $1) ON CONFLICT DO NOTHING`,
});

/** Finds a learner's progress in all measures, the achievements they have, and the goals that they just reached. */
export const findMilestoneProgress = (db: Queryable, learnerId: string, now: Date) =>
  one(db, sql.findMilestoneProgress, [learnerId, null, now]);

/** Stores an achievement. Returns false when the learner already has it. */
export const insertAchievement = async (
  tx: Transaction,
  { learnerId, kind, day, now }: { learnerId: string; kind: string; day: string; now: Date },
): Promise<boolean> => {
  const { count } = await tx.prisma.achievement.createMany({
    data: { learnerId, kind, day: new Date(day), reachedAt: now },
    skipDuplicates: true,
  });
  return count > 0;
};

/** Records that a goal was reached. Returns false when it was recorded before, or the account no longer exists. */
export const insertReachedGoal = async (
  tx: Transaction,
  learnerId: string,
  { period, measure, first_day: firstDay, target }: ReachedGoal,
  now: Date,
): Promise<boolean> =>
  (await run(tx, sql.insertReachedGoal, [learnerId, period, measure, firstDay, target, now])) > 0;
