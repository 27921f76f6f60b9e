import {
  maxSampledWords,
  type JournalTotals,
  type journalActivities,
  type journalPeriods,
} from '@glossa/contract/journal';
import type { Queryable } from '@glossa/db/database';
import { many, one, statements } from '@glossa/db/statements';

import { todayTable, dayBoundsSql, localDaySql } from '#domain/activity/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Journal filter. `language` is an ID, or null for all; `from` and `to` apply only to the period `custom`. */
export interface JournalFilter {
  learnerId: string;
  language: number | null;
  now: Date;
  period: (typeof journalPeriods)[number];
  from: string | null;
  to: string | null;
  activity: (typeof journalActivities)[number];
}

const toParams = ({ learnerId, language, now, period, from, to, activity }: JournalFilter) =>
  [learnerId, language, now, period, from, to, activity] as const;

const firstDay = '(SELECT first FROM bounds)';
const lastDay = '(SELECT last FROM bounds)';
const boundsTable = `bounds AS MATERIALIZED (
  SELECT CASE $4 WHEN 'today' THEN today WHEN 'yesterday' THEN today - 1
      WHEN 'week' THEN date_trunc('week', today)::date WHEN 'month' THEN date_trunc('month', today)::date
      ELSE $5::date END AS first,
    CASE $4 WHEN 'yesterday' THEN today - 1 WHEN 'custom' THEN $6::date ELSE today END AS last
  FROM now_there)`;
const inRangeSql = `learner_id = $1 AND day BETWEEN ${firstDay} AND ${lastDay}
  AND ($2::smallint IS NULL OR language = $2)`;
const wordActivitySql = `(words_started > 0 OR words_known > 0 OR reviews > 0 OR words_seconds > 0)`;
const includesSql = (kind: string): string => `$7 IN ('all', '${kind}')`;

/** Selects the days with entries. `end`, which is appended to both halves of the union, can sort and limit them. */
const daysSql = (end = ''): string => `(SELECT DISTINCT day FROM activity
    WHERE ${inRangeSql} AND ($7 = 'all' OR kind = $7) ${end})
  UNION (SELECT DISTINCT day FROM activity_day WHERE ${inRangeSql} AND ${includesSql('words')} AND ${wordActivitySql} ${end})`;

const sumSql = (columns: string, kind: string): string =>
  `coalesce(sum(CASE WHEN ${includesSql(kind)} THEN ${columns} END), 0)::int`;

/**
 * Selects the latest words whose `moment` falls on day `d`, at most `maxSampledWords`; `b` are the bounds of the day.
 */
const sampleSql = (moment: 'started_at' | 'known_at'): string => `ARRAY(SELECT w.form FROM learner_word w
  WHERE w.learner_id = $1 AND w.language = d.language AND w.${moment} >= b.begins AND w.${moment} < b.ends
    AND ${localDaySql(`w.${moment}`)} = d.day
  ORDER BY w.${moment} DESC LIMIT ${maxSampledWords})`;

interface EntryTypes {
  type: 'reading' | 'video' | 'words';
}
interface NarrowTypes {
  listEntries: EntryTypes;
}

const sql = statements<QueryTypes, NarrowTypes>('journal', {
  // The bounds are null only for the period `custom` without dates, which the contract rejects.
  sumTotals: `WITH ${todayTable}, ${boundsTable}
   SELECT ${firstDay}::text AS "from!", ${lastDay}::text AS "to!", (SELECT count(*)::int FROM (${daysSql()}) days) AS count,
     ${sumSql('words_known', 'words')} AS words_learned, ${sumSql('words_started', 'words')} AS words_started,
     ${sumSql('pages_read', 'reading')} AS pages_read, ${sumSql('reviews', 'words')} AS cards_reviewed,
     ${sumSql('texts_read', 'reading')} AS texts_read, ${sumSql('videos_watched', 'video')} AS videos_watched,
     ${sumSql('reading_seconds', 'reading')} + ${sumSql('video_seconds', 'video')} + ${sumSql('words_seconds', 'words')}
       AS time_spent
   FROM activity_day WHERE ${inRangeSql}`,
  // A deleted source has no ID.
  listEntries: `WITH ${todayTable}, ${boundsTable},
   shown AS MATERIALIZED (
     SELECT day FROM (${daysSql('ORDER BY day DESC LIMIT $8::bigint + $9')}) days ORDER BY day DESC LIMIT $8 OFFSET $9)
   SELECT a.day::text, a.kind AS type, a.source_id AS source, a.title, a.language, a.last_at AS at, a.times,
     a.pages_read AS pages, a.seconds, 0 AS started, 0 AS known, 0 AS reviews, '{}'::text[] AS words,
     '{}'::text[] AS learned,
     CASE a.kind WHEN 'reading' THEN EXISTS (SELECT FROM text WHERE id = a.source_id AND owner_id = $1)
       ELSE EXISTS (SELECT FROM video WHERE id = a.source_id AND owner_id = $1) END AS "exists"
   FROM shown JOIN activity a USING (day)
   WHERE a.learner_id = $1 AND ($2::smallint IS NULL OR a.language = $2) AND ($7 = 'all' OR a.kind = $7)
   UNION ALL
   SELECT d.day::text, 'words', NULL, '', d.language, coalesce(d.words_at, d.day::timestamp AT TIME ZONE 'UTC'), 0,
     0, d.words_seconds, d.words_started, d.words_known, d.reviews,
     CASE WHEN d.words_started > 0 THEN ${sampleSql('started_at')} ELSE '{}' END,
     CASE WHEN d.words_known > 0 THEN ${sampleSql('known_at')} ELSE '{}' END, false
   FROM shown JOIN activity_day d USING (day) CROSS JOIN LATERAL (${dayBoundsSql('d.day')}) b
   WHERE d.learner_id = $1 AND ($2::smallint IS NULL OR d.language = $2) AND ${includesSql('words')} AND ${wordActivitySql}
   ORDER BY 1 DESC, 6 DESC, 3, 5`,
});

/** A day's entry. For words, `source` is null, and `started` and `known` count new and newly known words. */
export type EntryRow = Omit<QueryTypes['listEntries']['row'], keyof EntryTypes> & EntryTypes;

type Totals = JournalTotals & { from: string; to: string; count: number };

/** Returns the period's totals, its first and last day, and the number of days with entries. */
export const sumTotals = (db: Queryable, filter: JournalFilter): Promise<Totals> =>
  one(db, sql.sumTotals, toParams(filter));

/** Returns the entries of one page of days, newest first. */
export const listEntries = (
  db: Queryable,
  filter: JournalFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<EntryRow[]> => many(db, sql.listEntries, [...toParams(filter), limit, offset]);
