import { statements } from '@glossa/db/statements';

import { createRecordWriter } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

const dayColumn = (column: string) => `to_char(${column}, 'YYYY-MM-DD') AS ${column}`;

export const sql = statements<QueryTypes>('accountArchiveActivity', {
  selectPastTimeZones: 'SELECT until, zone FROM past_time_zone WHERE learner_id = $1 ORDER BY until',
  selectActivity: `SELECT ${dayColumn('day')}, kind, source_id AS source, language, title, seconds, words_read, pages_read, times, last_at
    FROM activity WHERE learner_id = $1 ORDER BY activity.day, kind, source_id`,
  selectActivityDays: `SELECT language, ${dayColumn('day')}, words_read, pages_read, texts_read, videos_watched, reading_seconds,
      video_seconds, words_seconds, words_started, words_known, reviews, reviews_right, words_at
    FROM activity_day WHERE learner_id = $1 ORDER BY activity_day.day, language`,
  selectActivityTotals: `SELECT language, words_read::float8 AS words_read, pages_read, texts_read, videos_watched, seconds, reviews,
      reviews_right
    FROM activity_total WHERE learner_id = $1 ORDER BY language`,
  selectStreaks: `SELECT ${dayColumn('first_day')}, ${dayColumn('last_day')} FROM streak WHERE learner_id = $1 ORDER BY streak.first_day`,
  insertZones: `INSERT INTO past_time_zone (learner_id, until, zone)
   SELECT $1, until, zone FROM jsonb_to_recordset($2::jsonb) AS r(until timestamptz, zone text)
   WHERE EXISTS (SELECT 1 FROM pg_timezone_names WHERE name = zone) ON CONFLICT DO NOTHING`,
  // If the archive and the account both have activity for the same text or video on a day, the larger values win,
  // because both may have counted the same activity.
  mergeSources: `INSERT INTO activity AS a
     (learner_id, day, kind, source_id, language, title, seconds, words_read, pages_read, times, last_at)
   SELECT $1, day, kind, source, language, title, seconds, words_read, pages_read, times, last_at
   FROM jsonb_to_recordset($2::jsonb) AS r(day date, kind text, source uuid, language smallint, title text,
     seconds integer, words_read integer, pages_read integer, times integer, last_at timestamptz)
   ON CONFLICT (learner_id, day, kind, source_id) DO UPDATE SET seconds = greatest(a.seconds, excluded.seconds),
     words_read = greatest(a.words_read, excluded.words_read),
     pages_read = greatest(a.pages_read, excluded.pages_read), times = greatest(a.times, excluded.times),
     last_at = greatest(a.last_at, excluded.last_at)`,
  // Increases the totals by the same amounts as the days. Words and reviews were already counted when they were
  // written.
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
  // Totals may exceed the sum of the days, because earlier versions didn't record reading by day.
  mergeTotals: `INSERT INTO activity_total AS t (learner_id, language, words_read, pages_read, texts_read, videos_watched, seconds)
   SELECT $1, language, words_read, pages_read, texts_read, videos_watched, seconds
   FROM jsonb_to_recordset($2::jsonb) AS r(language smallint, words_read bigint, pages_read integer, texts_read integer,
     videos_watched integer, seconds integer)
   ON CONFLICT (learner_id, language) DO UPDATE SET words_read = greatest(t.words_read, excluded.words_read),
     pages_read = greatest(t.pages_read, excluded.pages_read), texts_read = greatest(t.texts_read, excluded.texts_read),
     videos_watched = greatest(t.videos_watched, excluded.videos_watched), seconds = greatest(t.seconds, excluded.seconds)`,
  recordDays: `SELECT count(note_active_day($1, d::date)) FROM jsonb_to_recordset($2::jsonb) AS r(first_day date, last_day date),
     generate_series(first_day, last_day, interval '1 day') d`,
  selectGoals: 'SELECT period, measure, target FROM goal WHERE learner_id = $1 ORDER BY period, measure',
  selectGoalsReached: `SELECT period, measure, to_char(first_day, 'YYYY-MM-DD') AS first_day, target, reached_at
    FROM goal_reached WHERE learner_id = $1 ORDER BY reached_at, period, measure`,
  selectAchievements: `SELECT kind, to_char(day, 'YYYY-MM-DD') AS day, reached_at FROM achievement
    WHERE learner_id = $1 ORDER BY reached_at, kind`,
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

export const insertTimeZones = createRecordWriter(sql.insertZones);
export const mergeActivity = createRecordWriter(sql.mergeSources);
export const mergeActivityDays = createRecordWriter(sql.mergeDays);
export const mergeActivityTotals = createRecordWriter(sql.mergeTotals);
/** Marks every day of the streaks as active. */
export const insertStreaks = createRecordWriter(sql.recordDays);
export const insertGoals = createRecordWriter(sql.insertGoals);
export const insertGoalsReached = createRecordWriter(sql.insertReached);
export const insertAchievements = createRecordWriter(sql.insertAchievements);
