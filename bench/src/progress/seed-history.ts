import type { BenchLearner, Installation } from '../setup/installation.ts';
import { seedVocabulary } from '../setup/library.ts';
import { seedAnswers, seedVideos } from './seed-rows.ts';

/**
 * Gives an English learner a history with gaps over a number of days up to today, and a vocabulary that grew over that
 * time.
 */
export async function seedHistory(
  installation: Installation,
  { id }: BenchLearner,
  { days, words }: { days: number; words: number },
): Promise<void> {
  const { pool } = installation;
  await seedVocabulary(installation, id, words);
  // Two-thirds of the words are known. 5,000 of the others are due for practice.
  await pool.query(
    `UPDATE learner_word SET started_at = now() - make_interval(mins => (term_id % $2::int) * 1440 + term_id % 1000),
       known_at = CASE WHEN level >= 4 THEN now() - make_interval(mins => (term_id % $2::int) * 720) END,
       next_review = CASE WHEN level BETWEEN 1 AND 3 AND term_id % 8 = 0 THEN now() - interval '1 hour' END,
       part_of_speech = ('{noun,verb,adjective,""}'::text[])[1 + term_id % 4]
     WHERE learner_id = $1`,
    [id, days],
  );
  await seedVideos(installation, id, Math.min(days, 400));
  // Use a few texts and videos from the library each day.
  await pool.query(
    `WITH sources AS (
       SELECT array_agg(id) FILTER (WHERE kind = 'text') AS texts, array_agg(id) FILTER (WHERE kind = 'video') AS videos
       FROM library_entry WHERE owner_id = $1)
     INSERT INTO activity (learner_id, day, kind, source_id, language, title, seconds, words_read, pages_read, times, last_at)
     SELECT $1, d::date, CASE n % 3 WHEN 0 THEN 'video' ELSE 'reading' END,
       CASE n % 3 WHEN 0 THEN videos[1 + doy % array_length(videos, 1)] ELSE texts[1 + (doy * 5 + n) % array_length(texts, 1)] END,
       9, 'Title ' || n, 600, 1200, 8, 1, d
     FROM sources, generate_series(now() - make_interval(days => $2::int), now(), interval '1 day') d,
       LATERAL (SELECT extract(doy FROM d)::int AS doy) which, generate_series(1, 5) n
     WHERE doy % 9 <> 0`,
    [id, days],
  );
  await pool.query(
    `INSERT INTO activity_day AS a (learner_id, language, day, words_read, pages_read, texts_read, videos_watched,
       reading_seconds, video_seconds, words_seconds, reviews, reviews_right)
     SELECT $1, 9, day, sum(words_read), sum(pages_read), count(*) FILTER (WHERE kind = 'reading'),
       count(*) FILTER (WHERE kind = 'video'), sum(seconds) FILTER (WHERE kind = 'reading'),
       sum(seconds) FILTER (WHERE kind = 'video'), 300, 40, 30
     FROM activity WHERE learner_id = $1 GROUP BY day
     ON CONFLICT (learner_id, language, day) DO UPDATE SET words_read = excluded.words_read,
       pages_read = excluded.pages_read, texts_read = excluded.texts_read, videos_watched = excluded.videos_watched,
       reading_seconds = excluded.reading_seconds, video_seconds = excluded.video_seconds,
       words_seconds = excluded.words_seconds, reviews = excluded.reviews, reviews_right = excluded.reviews_right`,
    [id],
  );
  await pool.query(
    `INSERT INTO activity_total (learner_id, language, words_read, pages_read, texts_read, videos_watched, seconds, reviews, reviews_right)
     SELECT learner_id, language, sum(words_read), sum(pages_read), sum(texts_read), sum(videos_watched),
       sum(reading_seconds + video_seconds + words_seconds), sum(reviews), sum(reviews_right)
     FROM activity_day WHERE learner_id = $1 GROUP BY 1, 2`,
    [id],
  );
  await seedAnswers(installation, id, days);
  await pool.query(
    `SELECT note_active_day($1, day) FROM activity WHERE learner_id = $1 GROUP BY day ORDER BY day`,
    [id],
  );
  await pool.query(
    `INSERT INTO goal (learner_id, period, measure, target)
     SELECT $1, period, measure, 30 FROM unnest('{daily,weekly,monthly}'::text[]) period,
       unnest('{minutes,words,pages,reviews}'::text[]) measure`,
    [id],
  );
  await pool.query('VACUUM ANALYZE');
}
