import type { GoalProgress } from '@glossa/contract/goals';
import type { ReminderKind } from '@glossa/contract/settings';
import { statement, type Queryable } from '@glossa/db/database';

import { doneObject, goalsFigure, streakFigure, todayTable } from '#domain/activity/figures.ts';

// An hour that was chosen just now, or that has passed between two looks, still counts.
const plan = statement(
  'plan-reminders',
  `UPDATE reminder r SET next_at = next_reminder(r.kind, l.settings, l.time_zone, $1::timestamptz - interval '10 minutes', r.told_on)
   FROM learner l
   WHERE l.id = r.learner_id AND (r.learner_id, r.kind) IN (
     SELECT learner_id, kind FROM reminder WHERE is_on AND next_at IS NULL LIMIT 1000 FOR UPDATE SKIP LOCKED)`,
);
const take = statement(
  'take-reminder',
  `WITH due AS (
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
   RETURNING o.learner_id AS "learnerId", o.kind, o.next_at AS "dueAt", o.told_on::text AS "toldBefore", o.day::text AS day,
     o.email::text AS email, o.first_name AS "firstName", o.ui_language AS "uiLanguage",
     o.selected_languages AS languages, o.is_wanted AS "isWanted"`,
);
// Unless it was planned anew meanwhile.
const putBack = statement(
  'put-reminder-back',
  `UPDATE reminder SET next_at = $3, told_on = $4 WHERE learner_id = $1 AND kind = $2 AND told_on = $5::date AND is_on`,
);
// All languages: a mail is about the learner, not about what was open last.
const daily = statement(
  'daily-reminder',
  `WITH ${todayTable} SELECT ${streakFigure} AS streak, ${goalsFigure} AS goals,
     (SELECT coalesce(sum(waiting.due), 0)::int FROM unnest($4::smallint[]) AS chosen(id)
      CROSS JOIN LATERAL (SELECT count(*) AS due FROM learner_word
        WHERE learner_id = $1 AND language = chosen.id AND level BETWEEN 1 AND 3 AND NOT ignored
          AND next_review <= $3) waiting) AS due
   WHERE $2::smallint IS NULL`,
);
const doneBetween = (first: number, last: number): string => `(SELECT ${doneObject}
  FROM activity_day, now_there WHERE learner_id = $1 AND day BETWEEN today - ${first} AND today - ${last})`;
const goalsBetween = (
  first: number,
  last: number,
): string => `(SELECT count(*)::int FROM goal_reached, now_there
  WHERE learner_id = $1 AND local_day($1, reached_at) BETWEEN today - ${first} AND today - ${last})`;
const weekly = statement(
  'weekly-progress',
  `WITH ${todayTable} SELECT ${streakFigure} AS streak, (SELECT (today - 7)::text FROM now_there) AS first,
     (SELECT (today - 1)::text FROM now_there) AS last,
     ${doneBetween(7, 1)} AS week, ${doneBetween(14, 8)} AS before,
     ${goalsBetween(7, 1)} AS goals, ${goalsBetween(14, 8)} AS "goalsBefore"
   WHERE $2::smallint IS NULL`,
);
const stop = statement(
  'stop-reminder',
  `UPDATE learner SET settings = settings || jsonb_build_object($2::text, false) WHERE id = $1`,
);

/** A reminder that is due. Days are the learner's. */
export interface DueReminder {
  learnerId: string;
  kind: ReminderKind;
  dueAt: Date;
  /** The day it is for. */
  day: string;
  /** The day before it on which they were told. */
  toldBefore: string | null;
  email: string;
  firstName: string;
  uiLanguage: string;
  /** Ids of the languages that are learned. */
  languages: number[];
  /** Not so late that it would say nothing any more, and to an active learner. */
  isWanted: boolean;
  [column: string]: unknown;
}

/** Days in a row; `today` says whether today is one of them. */
interface Streak {
  current: number;
  today: boolean;
}

/** What a learner is reminded of. */
export interface DayFigures {
  streak: Streak;
  goals: GoalProgress[];
  /** Words that are due for practice. */
  due: number;
}

/** What was done in a week. */
interface Done {
  seconds: number;
  pages_read: number;
  texts_read: number;
  videos_watched: number;
  words_learned: number;
  reviews: number;
}

/** The seven days before today, and the seven before those. */
export interface WeekFigures {
  streak: Streak;
  first: string;
  last: string;
  week: Done;
  before: Done;
  goals: number;
  goalsBefore: number;
}

/** Finds the next moment of those whose settings or clocks have changed. */
export const planReminders = async (db: Queryable, now: Date): Promise<void> => {
  await db.run(plan, [now]);
};

/** Takes one that is due out of the row and plans its next; undefined when there is none. */
export const takeReminder = (db: Queryable, now: Date): Promise<DueReminder | undefined> =>
  db.row<DueReminder>(take, [now]);

/** Has one that could not be sent be due again. */
export const putReminderBack = async (
  db: Queryable,
  { learnerId, kind, dueAt, toldBefore, day }: DueReminder,
): Promise<void> => {
  await db.run(putBack, [learnerId, kind, dueAt, toldBefore, day]);
};

export const readDay = async (
  db: Queryable,
  { learnerId, languages }: DueReminder,
  now: Date,
): Promise<DayFigures> =>
  (await db.row<DayFigures & Record<string, unknown>>(daily, [
    learnerId,
    null,
    now,
    languages,
  ])) as DayFigures;

export const readWeek = async (db: Queryable, learnerId: string, now: Date): Promise<WeekFigures> =>
  (await db.row<WeekFigures & Record<string, unknown>>(weekly, [learnerId, null, now])) as WeekFigures;

/** Turns a kind of reminder off; false when there is no such learner. */
export const stopReminder = async (db: Queryable, learnerId: string, kind: ReminderKind): Promise<boolean> =>
  (await db.run(stop, [learnerId, kind === 'daily' ? 'dailyReminder' : 'weeklyProgress'])) > 0;
