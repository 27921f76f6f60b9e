import type { GoalProgress } from '@glossa/contract/goals';
import type { ReminderKind } from '@glossa/contract/settings';
import type { Queryable } from '@glossa/db/database';
import { first, one, run, statements } from '@glossa/db/statements';

import { activityTotalsSql, goalsSql, streakSql, todayTable } from '#domain/activity/queries.ts';
import type { QueryTypes } from './queries.types.ts';

const activityBetweenSql = (from: number, to: number): string => `(SELECT ${activityTotalsSql}
  FROM activity_day, now_there WHERE learner_id = $1 AND day BETWEEN today - ${from} AND today - ${to})`;
const goalsBetween = (from: number, to: number): string => `(SELECT count(*)::int FROM goal_reached, now_there
  WHERE learner_id = $1 AND local_day($1, reached_at) BETWEEN today - ${from} AND today - ${to})`;

interface NarrowTypes {
  claim: Pick<DueReminder, 'kind'>;
  readDailyStats: Pick<DailyStats, 'streak' | 'goals'>;
  readWeeklyStats: Pick<WeeklyStats, 'streak' | 'week' | 'before'>;
}

const sql = statements<QueryTypes, NarrowTypes>('reminders', {
  // Looks back 10 minutes, so that no reminder is skipped if its hour began just before it was chosen or between runs.
  setNext: `UPDATE reminder r SET next_at = next_reminder(r.kind, l.settings, l.time_zone, $1::timestamptz - interval '10 minutes', r.told_on)
   FROM learner l
   WHERE l.id = r.learner_id AND (r.learner_id, r.kind) IN (
     SELECT learner_id, kind FROM reminder WHERE is_on AND next_at IS NULL LIMIT 1000 FOR UPDATE SKIP LOCKED)`,
  claim: `WITH due AS (
     SELECT r.learner_id, r.kind, r.next_at, r.told_on FROM reminder r
     WHERE r.is_on AND r.next_at <= $1 ORDER BY r.next_at LIMIT 1 FOR UPDATE SKIP LOCKED
   ), owed AS (
     SELECT due.*, l.email, l.first_name, l.ui_language, l.selected_languages, l.settings, l.time_zone,
       (due.next_at AT TIME ZONE l.time_zone)::date AS day,
       l.is_active AND l.account_type = 'learner'
         AND due.next_at > $1::timestamptz - CASE due.kind WHEN 'daily' THEN interval '3 hours' ELSE interval '1 day' END AS is_wanted
     FROM due JOIN learner l ON l.id = due.learner_id
   )
   UPDATE reminder r SET told_on = CASE WHEN o.is_wanted THEN o.day ELSE o.told_on END,
     next_at = next_reminder(o.kind, o.settings, o.time_zone, $1, CASE WHEN o.is_wanted THEN o.day ELSE o.told_on END)
   FROM owed o WHERE r.learner_id = o.learner_id AND r.kind = o.kind
   RETURNING o.learner_id AS "learnerId", o.kind, o.next_at AS "dueAt", o.told_on::text AS "previousDay", o.day::text AS day,
     o.email::text AS email, o.first_name AS "firstName", o.ui_language AS "uiLanguage",
     coalesce(o.selected_languages, '{}') AS languages, o.is_wanted AS "shouldSend!"`,
  // Does nothing if the reminder has been rescheduled in the meantime.
  restore: `UPDATE reminder SET next_at = $3, told_on = $4 WHERE learner_id = $1 AND kind = $2 AND told_on = $5::date AND is_on`,
  // Covers all languages, because the email is about the learner, not the language they opened last.
  readDailyStats: `WITH ${todayTable} SELECT ${streakSql} AS streak, ${goalsSql} AS goals,
     (SELECT coalesce(sum(waiting.due), 0)::int FROM unnest($4::smallint[]) AS chosen(id)
      CROSS JOIN LATERAL (SELECT count(*) AS due FROM learner_word
        WHERE learner_id = $1 AND language = chosen.id AND level BETWEEN 1 AND 3 AND NOT ignored
          AND next_review <= $3) waiting) AS due
   WHERE $2::smallint IS NULL`,
  readWeeklyStats: `WITH ${todayTable} SELECT ${streakSql} AS streak, (SELECT (today - 7)::text FROM now_there) AS "first!",
     (SELECT (today - 1)::text FROM now_there) AS "last!",
     ${activityBetweenSql(7, 1)} AS week, ${activityBetweenSql(14, 8)} AS before,
     ${goalsBetween(7, 1)} AS goals, ${goalsBetween(14, 8)} AS "goalsBefore"
   WHERE $2::smallint IS NULL`,
  turnOff: `UPDATE learner SET settings = settings || jsonb_build_object($2::text, false) WHERE id = $1`,
});

/** A due reminder. Days are in the learner's time zone. */
export interface DueReminder {
  learnerId: string;
  kind: ReminderKind;
  dueAt: Date;
  /** The day that the reminder is for. */
  day: string;
  /** Day of the previous reminder; null if there was none. */
  previousDay: string | null;
  email: string;
  firstName: string;
  uiLanguage: string;
  /** IDs of the languages being learned. */
  languages: number[];
  /** Whether the learner is active and the reminder isn't too late to be useful. */
  shouldSend: boolean;
}

/** A streak in days; `today` is true if today is part of it. */
interface Streak {
  current: number;
  today: boolean;
}

/** Statistics for the daily reminder. */
export interface DailyStats {
  streak: Streak;
  goals: GoalProgress[];
  /** Number of words due for practice. */
  due: number;
}

/** Totals of a learner's activity in a week. */
interface WeekTotals {
  seconds: number;
  pages_read: number;
  texts_read: number;
  videos_watched: number;
  words_learned: number;
  reviews: number;
}

/** Statistics for the weekly summary: the seven days before today, and the seven before those. */
export interface WeeklyStats {
  streak: Streak;
  first: string;
  last: string;
  week: WeekTotals;
  before: WeekTotals;
  goals: number;
  goalsBefore: number;
}

/** Schedules the next reminder for learners whose settings or time zone have changed. */
export const setNextReminders = (db: Queryable, now: Date): Promise<number> => run(db, sql.setNext, [now]);

/** Claims a due reminder and schedules the next one; undefined if none is due. */
export const claimReminder = (db: Queryable, now: Date): Promise<DueReminder | undefined> =>
  first(db, sql.claim, [now]);

/** Marks a reminder as due again after it could not be sent. */
export const restoreReminder = (
  db: Queryable,
  { learnerId, kind, dueAt, previousDay, day }: DueReminder,
): Promise<number> => run(db, sql.restore, [learnerId, kind, dueAt, previousDay, day]);

/** Reads the statistics for the daily reminder, across all of the learner's languages. */
export const readDailyStats = (
  db: Queryable,
  { learnerId, languages }: DueReminder,
  now: Date,
): Promise<DailyStats> => one(db, sql.readDailyStats, [learnerId, null, now, languages]);

/** Reads the statistics for the weekly summary, across all languages. */
export const readWeeklyStats = (db: Queryable, learnerId: string, now: Date): Promise<WeeklyStats> =>
  one(db, sql.readWeeklyStats, [learnerId, null, now]);

/** Turns off a kind of reminder; returns false if there is no such learner. */
export const turnOffReminder = async (
  db: Queryable,
  learnerId: string,
  kind: ReminderKind,
): Promise<boolean> =>
  (await run(db, sql.turnOff, [learnerId, kind === 'daily' ? 'dailyReminder' : 'weeklyProgress'])) > 0;
