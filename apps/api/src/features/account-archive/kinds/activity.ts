import {
  Activity,
  ActivityDay,
  ActivityTotal,
  PastTimeZone,
  Streak,
} from '@glossa/formats/archive/records/activity';
import { run, statements } from '@glossa/db/statements';

import { kind } from './kind.ts';
import type { QueryTypes } from './activity.types.ts';

export const sql = statements<QueryTypes>('accountArchiveKindsActivity', {
  lock: 'SELECT lock_learner($1)',
  insertZones: `INSERT INTO past_time_zone (learner_id, until, zone)
   SELECT $1, until, zone FROM jsonb_to_recordset($2::jsonb) AS r(until timestamptz, zone text)
   WHERE EXISTS (SELECT 1 FROM pg_timezone_names WHERE name = zone) ON CONFLICT DO NOTHING`,
  // Where both have an entry, the larger value wins, because both may count the same activity.
  mergeSources: `INSERT INTO activity AS a
     (learner_id, day, kind, source_id, language, title, seconds, words_read, pages_read, times, last_at)
   SELECT $1, day, kind, source, language, title, seconds, words_read, pages_read, times, last_at
   FROM jsonb_to_recordset($2::jsonb) AS r(day date, kind text, source uuid, language smallint, title text,
     seconds integer, words_read integer, pages_read integer, times integer, last_at timestamptz)
   ON CONFLICT (learner_id, day, kind, source_id) DO UPDATE SET seconds = greatest(a.seconds, excluded.seconds),
     words_read = greatest(a.words_read, excluded.words_read),
     pages_read = greatest(a.pages_read, excluded.pages_read), times = greatest(a.times, excluded.times),
     last_at = greatest(a.last_at, excluded.last_at)`,
  // Totals grow by as much as days do. Words and reviews were already counted when they were written.
  mergeDays: `WITH given AS (
     SELECT * FROM jsonb_to_recordset($2::jsonb) AS r(language smallint, day date, words_read integer, pages_read integer,
       texts_read integer, videos_watched integer, reading_seconds integer, video_seconds integer,
       words_seconds integer, words_at timestamptz)
   ), before AS (
     SELECT d.* FROM activity_day d JOIN given USING (language, day) WHERE d.learner_id = $1
   ), written AS (
     INSERT INTO activity_day AS d (learner_id, language, day, words_read, pages_read, texts_read, videos_watched,
       reading_seconds, video_seconds, words_seconds, words_at)
     SELECT $1, language, day, words_read, pages_read, texts_read, videos_watched, reading_seconds, video_seconds,
       words_seconds, words_at FROM given
     ON CONFLICT (learner_id, language, day) DO UPDATE SET words_read = greatest(d.words_read, excluded.words_read),
       pages_read = greatest(d.pages_read, excluded.pages_read),
       texts_read = greatest(d.texts_read, excluded.texts_read),
       videos_watched = greatest(d.videos_watched, excluded.videos_watched),
       reading_seconds = greatest(d.reading_seconds, excluded.reading_seconds),
       video_seconds = greatest(d.video_seconds, excluded.video_seconds),
       words_seconds = greatest(d.words_seconds, excluded.words_seconds),
       words_at = greatest(d.words_at, excluded.words_at)
     RETURNING d.*
   ), grown AS (
     SELECT w.language, sum(w.words_read - coalesce(b.words_read, 0)) AS words_read,
       sum(w.pages_read - coalesce(b.pages_read, 0)) AS pages_read,
       sum(w.texts_read - coalesce(b.texts_read, 0)) AS texts_read,
       sum(w.videos_watched - coalesce(b.videos_watched, 0)) AS videos_watched,
       sum(w.reading_seconds + w.video_seconds + w.words_seconds
         - coalesce(b.reading_seconds + b.video_seconds + b.words_seconds, 0)) AS seconds
     FROM written w LEFT JOIN before b USING (language, day) GROUP BY w.language
   )
   INSERT INTO activity_total AS t (learner_id, language, words_read, pages_read, texts_read, videos_watched, seconds)
   SELECT $1, language, words_read, pages_read, texts_read, videos_watched, seconds FROM grown
   ON CONFLICT (learner_id, language) DO UPDATE SET words_read = t.words_read + excluded.words_read,
     pages_read = t.pages_read + excluded.pages_read, texts_read = t.texts_read + excluded.texts_read,
     videos_watched = t.videos_watched + excluded.videos_watched, seconds = t.seconds + excluded.seconds`,
  // Totals may exceed the sum of the days, because older reading was not recorded by day.
  mergeTotals: `INSERT INTO activity_total AS t (learner_id, language, words_read, pages_read, texts_read, videos_watched, seconds)
   SELECT $1, language, words_read, pages_read, texts_read, videos_watched, seconds
   FROM jsonb_to_recordset($2::jsonb) AS r(language smallint, words_read bigint, pages_read integer, texts_read integer,
     videos_watched integer, seconds integer)
   ON CONFLICT (learner_id, language) DO UPDATE SET words_read = greatest(t.words_read, excluded.words_read),
     pages_read = greatest(t.pages_read, excluded.pages_read), texts_read = greatest(t.texts_read, excluded.texts_read),
     videos_watched = greatest(t.videos_watched, excluded.videos_watched), seconds = greatest(t.seconds, excluded.seconds)`,
  noteDays: `SELECT count(note_active_day($1, d::date)) FROM jsonb_to_recordset($2::jsonb) AS r(first_day date, last_day date),
     generate_series(first_day, last_day, interval '1 day') d`,
});

const day = (column: string) => `to_char(${column}, 'YYYY-MM-DD') AS ${column}`;

/** Earlier time zones, which decide where past days begin. An account with its own activity keeps its own. */
export const pastTimeZones = kind({
  name: 'past_time_zones',
  tables: ['past_time_zone'],
  schema: PastTimeZone,
  select: 'SELECT until, zone FROM past_time_zone WHERE learner_id = $1 ORDER BY until',
  write: async (records, importRun) => {
    if (!importRun.isFresh) return;
    await importRun.commit('past_time_zones', (tx) =>
      run(tx, sql.insertZones, [importRun.learnerId, JSON.stringify(records)]),
    );
  },
});

/** Days with the texts and videos they were spent on, including deleted ones. */
export const activity = kind({
  name: 'activity',
  tables: ['activity'],
  schema: Activity,
  select: `SELECT ${day('day')}, kind, source_id AS source, language, title, seconds, words_read, pages_read, times, last_at
    FROM activity WHERE learner_id = $1 ORDER BY activity.day, kind, source_id`,
  sheet: [
    'day',
    'kind',
    'source',
    'language',
    'title',
    'seconds',
    'words_read',
    'pages_read',
    'times',
    'last_at',
  ],
  write: (records, importRun) =>
    importRun.commit('activity', async (tx) => {
      await run(tx, sql.lock, [importRun.learnerId]);
      const rows = records.map((record) => {
        const ids = record.kind === 'reading' ? importRun.texts : importRun.videos;
        return { ...record, source: ids.get(record.source) ?? record.source };
      });
      await run(tx, sql.mergeSources, [importRun.learnerId, JSON.stringify(rows)]);
      return 0;
    }),
});

export const activityDays = kind({
  name: 'activity_days',
  tables: ['activity_day'],
  schema: ActivityDay,
  select: `SELECT language, ${day('day')}, words_read, pages_read, texts_read, videos_watched, reading_seconds,
      video_seconds, words_seconds, words_started, words_known, reviews, reviews_right, words_at
    FROM activity_day WHERE learner_id = $1 ORDER BY activity_day.day, language`,
  sheet: [
    'day',
    'language',
    'words_read',
    'pages_read',
    'texts_read',
    'videos_watched',
    'reading_seconds',
    'video_seconds',
    'words_seconds',
    'words_started',
    'words_known',
    'reviews',
    'reviews_right',
  ],
  write: (records, importRun) =>
    importRun.commit('activity_days', async (tx) => {
      await run(tx, sql.lock, [importRun.learnerId]);
      await run(tx, sql.mergeDays, [importRun.learnerId, JSON.stringify(records)]);
      return 0;
    }),
});

export const activityTotals = kind({
  name: 'activity_totals',
  tables: ['activity_total'],
  schema: ActivityTotal,
  select: `SELECT language, words_read::float8 AS words_read, pages_read, texts_read, videos_watched, seconds, reviews,
      reviews_right
    FROM activity_total WHERE learner_id = $1 ORDER BY language`,
  write: (records, importRun) =>
    importRun.commit('activity_totals', async (tx) => {
      await run(tx, sql.lock, [importRun.learnerId]);
      await run(tx, sql.mergeTotals, [importRun.learnerId, JSON.stringify(records)]);
      return 0;
    }),
});

/** Streaks; overlapping ones of both accounts are merged. */
export const streaks = kind({
  name: 'streaks',
  tables: ['streak'],
  schema: Streak,
  select: `SELECT ${day('first_day')}, ${day('last_day')} FROM streak WHERE learner_id = $1 ORDER BY streak.first_day`,
  write: (records, importRun) =>
    importRun.commit('streaks', async (tx) => {
      await run(tx, sql.lock, [importRun.learnerId]);
      await run(tx, sql.noteDays, [importRun.learnerId, JSON.stringify(records)]);
      return 0;
    }),
});
