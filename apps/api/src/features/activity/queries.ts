import type { getStudyStreak, getStudyTime, StudyKind, WeekDay } from '@glossa/contract/activity';
import type { HandlerResult } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import { streakSql, studyTimeSql, todayTable, weekStatsSql } from '#domain/activity/queries.ts';
import type { QueryTypes } from './queries.types.ts';

// The language and title are those of the text or video, which must belong to the learner.
const addTimeSql = (kind: StudyKind, source: string): string =>
  `SELECT add_study_time($1, s.language, $2, '${kind}', $3, s.title, $4) AS "counted!"
   FROM (${source}) s WHERE coalesce($5::smallint, 0) IS NOT NULL`;

interface NarrowTypes {
  sumStudyTime: { stats: HandlerResult<typeof getStudyTime> };
  findStreak: { stats: HandlerResult<typeof getStudyStreak> };
  listWeek: { stats: WeekDay[] };
  listRecent: { kind: Exclude<StudyKind, 'words'> };
}

const sql = statements<QueryTypes, NarrowTypes>('activity', {
  addReadingTime: addTimeSql('reading', 'SELECT language, title FROM text WHERE id = $3 AND owner_id = $1'),
  addVideoTime: addTimeSql('video', 'SELECT language, title FROM video WHERE id = $3 AND owner_id = $1'),
  addWordsTime: addTimeSql(
    'words',
    `SELECT $5::smallint AS language, '' AS title WHERE $3::uuid IS NULL AND $5 IS NOT NULL`,
  ),
  resetFutureClock: `UPDATE study_clock SET counted_until = $2
   WHERE learner_id = $1 AND counted_until > $2::timestamptz + interval '2 minutes'`,
  // A text counts as read again only after 0.15 s per word (half the reading time at 200 words per minute), but at
  // least 1 minute and at most 30 minutes. FOR UPDATE lets the second of two concurrent requests see the result of the
  // first.
  recordReading: `WITH old AS (
     SELECT t.id, t.readings, (t.counted_at IS NULL OR t.counted_at
       < $3::timestamptz - make_interval(secs => greatest(60, least(1800, d.word_count * 0.15)))) AS due
     FROM text t JOIN document d ON d.id = t.document_id
     WHERE t.id = $1 AND t.owner_id = $2 AND d.status = 'ready' FOR UPDATE OF t
   ), noted AS (
     UPDATE text t SET last_read_at = $3, touched_at = $3, readings = t.readings + old.due::int,
       counted_at = CASE WHEN old.due THEN $3 ELSE t.counted_at END
     FROM old WHERE t.id = old.id
     RETURNING t.id, t.language, t.title, t.readings, old.due AS counted, t.last_read_at
   ), rewarded AS (
     UPDATE learner SET points = points + 10 FROM noted WHERE counted AND readings = 1 AND learner.id = $2
   )
   SELECT counted AS "counted!", last_read_at AS "lastReadAt!",
     CASE WHEN counted THEN add_activity($2, language, local_day($2, $3), $3, 'reading', id, title, p_times => 1)::text END
       AS added
   FROM noted`,
  sumStudyTime: `WITH ${todayTable} SELECT ${studyTimeSql} AS stats`,
  // Streaks span all languages. The condition exists only to use $2, because the statistics expect the time as $3.
  findStreak: `WITH ${todayTable} SELECT CASE WHEN $2::smallint IS NULL THEN ${streakSql} END AS stats`,
  listWeek: `WITH ${todayTable} SELECT ${weekStatsSql} AS stats`,
  // The latest days on which something was finished or learned, with their texts and videos. On a day without texts or
  // videos, all columns from `kind` on are null. A deleted source has no ID.
  listRecent: `WITH days AS (
     SELECT day, sum(texts_read)::int AS texts, sum(videos_watched)::int AS videos, sum(words_known)::int AS words,
       max(words_at) AS "wordsAt"
     FROM activity_day
     WHERE learner_id = $1 AND ($2::smallint IS NULL OR language = $2)
       AND (texts_read > 0 OR videos_watched > 0 OR words_known > 0)
     GROUP BY day ORDER BY day DESC LIMIT $3
   )
   SELECT d.day::text, d.texts, d.videos, d.words, d."wordsAt", a.kind, a.title AS "title!", a.times AS "times!",
     a.last_at AS "lastAt!", a.source_id AS "sourceId!",
     CASE a.kind WHEN 'reading' THEN EXISTS (SELECT FROM text WHERE id = a.source_id AND owner_id = $1)
       ELSE EXISTS (SELECT FROM video WHERE id = a.source_id AND owner_id = $1) END AS "exists"
   FROM days d LEFT JOIN activity a ON a.learner_id = $1 AND a.day = d.day AND a.times > 0
     AND ($2::smallint IS NULL OR a.language = $2)
   ORDER BY d.day DESC, a.last_at DESC, a.source_id`,
});

const addTimeByKind = { reading: sql.addReadingTime, video: sql.addVideoTime, words: sql.addWordsTime };

/** Study time up to `now`. `source` is the ID of the text or video; `language` is the ID of the practiced language. */
export interface StudyTime {
  learnerId: string;
  now: Date;
  kind: StudyKind;
  seconds: number;
  source: string | null;
  language: number | null;
}

/**
 * Adds study time that hasn't been counted yet. Returns the seconds added, or undefined when the source doesn't exist.
 */
export const addStudyTime = async (
  db: Queryable,
  { learnerId, now, kind, seconds, source, language }: StudyTime,
): Promise<number | undefined> =>
  (await first(db, addTimeByKind[kind], [learnerId, now, source, seconds, language]))?.counted;

/** Moves the end of the counted study time back to `now` if it is more than two minutes ahead. */
export const resetFutureClock = (
  db: Queryable,
  { learnerId, now }: { learnerId: string; now: Date },
): Promise<number> => run(db, sql.resetFutureClock, [learnerId, now]);

/** A text's ID, and the ID of the learner who must own it. */
export interface TextKey {
  id: string;
  ownerId: string;
}

/**
 * Counts a reading of a text unless the last reading was too recent. Returns undefined when the learner has no ready
 * text with this ID.
 */
export const recordReading = (
  db: Queryable,
  { id, ownerId }: TextKey,
  now: Date,
): Promise<{ counted: boolean; lastReadAt: Date } | undefined> =>
  first(db, sql.recordReading, [id, ownerId, now]);

/** Returns whether a text exists, ready or not. */
export const textExists = async (db: Queryable, { id, ownerId }: TextKey): Promise<boolean> =>
  (await db.prisma.text.count({ where: { id, ownerId } })) > 0;

/** The learner, language ID (undefined for all languages) and time that statistics are computed for. */
export interface StatsScope {
  learnerId: string;
  language: number | undefined;
  now: Date;
}

/** Returns the total study time and today's, in seconds. */
export const sumStudyTime = async (db: Queryable, { learnerId, language, now }: StatsScope) =>
  (await one(db, sql.sumStudyTime, [learnerId, language ?? null, now])).stats;

/** Returns the study streak, in days, across all languages. */
export const findStreak = async (db: Queryable, { learnerId, now }: Omit<StatsScope, 'language'>) =>
  (await one(db, sql.findStreak, [learnerId, null, now])).stats;

/** Returns the days of this week, starting on Monday. */
export const listWeek = async (db: Queryable, { learnerId, language, now }: StatsScope) =>
  (await one(db, sql.listWeek, [learnerId, language ?? null, now])).stats;

/** A text or video with the totals of its day. `kind` is null for a day with neither. */
export type RecentRow = NonNullable<(typeof sql.listRecent)['types']>['row'];

/** Lists the texts and videos from the last `days` days on which something was finished or learned, newest first. */
export const listRecent = (
  db: Queryable,
  { learnerId, language }: Pick<StatsScope, 'learnerId' | 'language'>,
  days: number,
): Promise<RecentRow[]> => many(db, sql.listRecent, [learnerId, language ?? null, days]);
