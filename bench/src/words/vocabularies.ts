import type { Installation } from '../setup/installation.ts';

/** Number of distinct words in the learner's text. */
const wordsOfText = 1500;
/** Number of words with each of the two tags. */
const tagged = { few: 500, many: 20_000 } as const;

/**
 * Gives one learner `own` words, and `others` other learners 10,000 each. The words are made up from common endings,
 * and every other word has a translation. Some of the first learner's words are phrases, some have tags, and some occur
 * in a text.
 */
export async function fillVocabularies(
  { pool }: Installation,
  learnerId: string,
  { own, others }: { own: number; others: number },
): Promise<void> {
  await pool.query(
    `INSERT INTO term (language, form)
     SELECT 9, (ARRAY['un', 're', 'over', '', ''])[1 + n % 5] || substr(md5(n::text), 1, 5) || (ARRAY['ing', 'ed', '', 'ness'])[1 + n % 4]
     FROM generate_series(1, $1::int) n ON CONFLICT DO NOTHING`,
    [Math.ceil(own * 1.2)],
  );
  await pool.query(
    `INSERT INTO learner (id, email, username, password_hash, account_type)
     SELECT gen_random_uuid(), 'other' || n || '@example.test', 'other' || n, '!', 'learner' FROM generate_series(1, $1::int) n`,
    [others],
  );
  const buildInsertSql = (ownerSql: string, limit: string) => `INSERT INTO learner_word
     (learner_id, term_id, language, form, level, ignored, translation, part_of_speech, created_at)
     SELECT ${ownerSql}, t.id, 9, t.form, t.id % 6, t.id % 29 = 0,
       CASE WHEN t.id % 2 = 0 THEN (ARRAY['Haus', 'gehen', 'Wasser und Brot'])[1 + t.id % 3] || ' ' || substr(md5(t.form), 6, 5) ELSE '' END,
       CASE WHEN t.id % 10 = 0 THEN 'noun' ELSE '' END, now() - t.id * interval '1 minute'
     FROM ${limit}`;
  await pool.query(
    buildInsertSql('$1', '(SELECT * FROM term WHERE language = 9 ORDER BY md5(form) LIMIT $2) t'),
    [learnerId, own],
  );
  await pool.query(
    buildInsertSql(
      'l.id',
      `(SELECT id, row_number() OVER () AS n FROM learner WHERE username::text LIKE 'other%') l,
       LATERAL (SELECT * FROM term WHERE language = 9 AND (id + l.n) % 10 = 0 LIMIT 10000) t`,
    ),
  );
  await pool.query('SELECT recount_learner($1)', [learnerId]);
  for (const [name, count] of Object.entries(tagged)) {
    await pool.query(
      `WITH made AS (INSERT INTO tag (id, owner_id, name) VALUES (gen_random_uuid(), $1, $2) RETURNING id)
       INSERT INTO word_tag (learner_id, term_id, tag_id)
       SELECT $1, term_id, made.id FROM made, (SELECT term_id FROM learner_word WHERE learner_id = $1 LIMIT $3) w`,
      [learnerId, name, count],
    );
  }
  await pool.query(
    `WITH made AS (
       INSERT INTO document (language, hash, status, character_count, sentence_count, word_count, unique_count, analysed_at)
       VALUES (9, '\\x00', 'ready', 10000, 1, $2, $2, now()) RETURNING id
     ), words AS (
       INSERT INTO document_word (document_id, term_id, count)
       SELECT made.id, t.id, 1 FROM made, (SELECT id FROM term WHERE language = 9 LIMIT $2) t
     )
     INSERT INTO text (id, owner_id, document_id, language, title) SELECT gen_random_uuid(), $1, id, 9, 'Text' FROM made`,
    [learnerId, wordsOfText],
  );
  await pool.query('VACUUM ANALYZE');
}
