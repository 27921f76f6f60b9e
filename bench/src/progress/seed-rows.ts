import type { Installation } from '../setup/installation.ts';

/** Gives an English learner videos that share documents with the learner's texts. */
export async function seedVideos({ pool }: Installation, learnerId: string, count: number): Promise<void> {
  await pool.query(
    `WITH chosen AS (
       SELECT gen_random_uuid() AS media, document_id, row_number() OVER (ORDER BY id) AS n
       FROM text WHERE owner_id = $1 ORDER BY id LIMIT $2
     ), made AS (
       INSERT INTO video_media (id, file_key, duration) SELECT media, 'videos/none/video.mp4', 600000 FROM chosen
     )
     INSERT INTO video (id, owner_id, language, title, media_id, document_id, status, position)
     SELECT gen_random_uuid(), $1, 9, 'Video ' || n, media, document_id, 'ready', 0 FROM chosen`,
    [learnerId, count],
  );
}

/**
 * Adds forty answers to cards on each day up to today, spread over the vocabulary. The counting trigger is disabled,
 * because within a transaction each count would scan all earlier ones.
 */
export async function seedAnswers({ pool }: Installation, learnerId: string, days: number): Promise<void> {
  await pool.query('ALTER TABLE review DISABLE TRIGGER review_counted');
  await pool.query(
    `WITH words AS (SELECT array_agg(term_id) AS terms FROM learner_word WHERE learner_id = $1)
     INSERT INTO review (learner_id, id, term_id, language, rating, mode, reviewed_at)
     SELECT $1, gen_random_uuid(), terms[1 + (n * 7919) % array_length(terms, 1)], 9, 1 + n % 4,
       ('{recognise,type,listen,cloze}'::text[])[1 + n % 4], now() - n * interval '36 minutes'
     FROM words, generate_series(1, $2::int * 40) n`,
    [learnerId, days],
  );
  await pool.query('ALTER TABLE review ENABLE TRIGGER review_counted');
}
