import type { BenchLearner, Installation } from '../setup/installation.ts';
import { seedVocabulary } from '../setup/library.ts';

/** Adds words to the learner's vocabulary until it reaches `size`. */
export async function growVocabulary(
  installation: Installation,
  { id }: BenchLearner,
  size: number,
): Promise<void> {
  await installation.pool.query('DELETE FROM learner_word WHERE learner_id = $1', [id]);
  await seedVocabulary(installation, id, size);
}

/**
 * Gives `count` of a learner's texts their own documents of forty words each: one word that they all share, and others
 * from a separate pool. Writes directly to the tables, because ten thousand uploads would take too long.
 */
export async function growLibrary(
  { pool }: Installation,
  { id }: BenchLearner,
  count: number,
): Promise<void> {
  await pool.query(`INSERT INTO term (language, form) VALUES (9, 'everywhere') ON CONFLICT DO NOTHING`);
  await pool.query(
    `INSERT INTO term (language, form) SELECT 9, 'library' || n FROM generate_series(1, 50000) n ON CONFLICT DO NOTHING`,
  );
  await pool.query(
    `WITH made AS (
       INSERT INTO document (language, hash, status, character_count, sentence_count, word_count, unique_count, analysed_at)
       SELECT 9, sha256(convert_to('library ' || n, 'UTF8')), 'ready', 200, 1, 40, 40, now() FROM generate_series(1, $2::int) n
       RETURNING id
     ), pool_terms AS (
       SELECT array_agg(id) AS ids FROM term WHERE language = 9 AND form LIKE 'library%'
     ), words AS (
       INSERT INTO document_word (document_id, term_id, count)
       SELECT DISTINCT made.id, ids[1 + (made.id * 131 + k * 977) % array_length(ids, 1)], 1
       FROM made, pool_terms, generate_series(1, 39) k
       UNION ALL SELECT made.id, (SELECT id FROM term WHERE language = 9 AND form = 'everywhere'), 1 FROM made
     )
     INSERT INTO text (id, owner_id, document_id, language, title)
     SELECT gen_random_uuid(), $1, id, 9, 'Grown ' || id FROM made`,
    [id, count],
  );
  await pool.query(`SELECT count(adopt_document(owner_id, document_id)) FROM text WHERE owner_id = $1`, [id]);
  await pool.query('VACUUM ANALYZE');
}

/** Creates additional learners, all of whom have the first learner's ten oldest texts and some words. */
export async function growLearners(
  { pool }: Installation,
  { id }: BenchLearner,
  count: number,
): Promise<void> {
  await pool.query(
    `INSERT INTO learner (id, email, username, password_hash, account_type)
     SELECT gen_random_uuid(), 'grown' || n || '@example.test', 'grown' || n, '!', 'learner' FROM generate_series(1, $1::int) n`,
    [count],
  );
  await pool.query(
    `INSERT INTO text (id, owner_id, document_id, language, title)
     SELECT gen_random_uuid(), l.id, mine.document_id, 9, 'Shared'
     FROM learner l, (SELECT document_id FROM text WHERE owner_id = $1 ORDER BY created_at LIMIT 3) mine
     WHERE l.username::text LIKE 'grown%'`,
    [id],
  );
  await pool.query(
    `INSERT INTO learner_document
     SELECT t.owner_id, ld.document_id, ld.new_tokens, ld.learning_tokens, ld.ignored_tokens, ld.new_words, ld.learning_words, ld.ignored_words
     FROM text t JOIN learner_document ld ON ld.learner_id = $1 AND ld.document_id = t.document_id
     WHERE t.title = 'Shared'`,
    [id],
  );
  await pool.query(
    `INSERT INTO learner_word (learner_id, term_id, language, form, level)
     SELECT l.id, w.term_id, 9, w.form, 2 FROM learner l,
       (SELECT term_id, form FROM learner_word WHERE learner_id = $1 LIMIT 10) w
     WHERE l.username::text LIKE 'grown%'`,
    [id],
  );
  await pool.query('VACUUM ANALYZE');
}
