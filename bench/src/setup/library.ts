import { uploadText } from '@glossa/contract/text-upload';

import { createContractClient, waitUntilDone } from './contract-client.ts';
import type { BenchLearner, Installation } from './installation.ts';

/** Uploads texts through the API and waits until all of them can be read. Returns their IDs. */
export async function addTexts(
  installation: Installation,
  learner: BenchLearner,
  texts: readonly { title: string; content: string }[],
): Promise<string[]> {
  const call = await createContractClient(installation, learner.id);
  const ids: string[] = [];
  for (const { title, content } of texts) {
    const file = new File([content], 'text.txt', { type: 'text/plain' });
    const text = await call(uploadText, { body: { title, language: 'en' }, files: { content_file: file } });
    ids.push(text.id);
    if (text.task_status) await waitUntilDone(call, text.task_status);
  }
  return ids;
}

/**
 * Gives a learner `size` words, none of which are phrases: first the most frequent ones in all documents, then made-up
 * ones. Levels range from learning to known, and every third word has a translation.
 */
export async function seedVocabulary({ pool }: Installation, learnerId: string, size: number): Promise<void> {
  await pool.query(
    `INSERT INTO term (language, form) SELECT 9, 'madeup' || n FROM generate_series(1, $1::int) n ON CONFLICT DO NOTHING`,
    [size],
  );
  // Update the planner's statistics. Without them, finding the most frequent words would take a minute and a half,
  // because the query joins all documents.
  await pool.query('ANALYZE');
  await pool.query(
    `INSERT INTO learner_word (learner_id, term_id, language, form, level, translation)
     SELECT $1, id, 9, form, 1 + (id % 5), CASE WHEN id % 3 = 0 THEN 'translation ' || id ELSE '' END
     FROM (
       SELECT t.id, t.form FROM term t
       LEFT JOIN (SELECT term_id, sum(count) AS total FROM document_word GROUP BY 1) used ON used.term_id = t.id
       WHERE t.language = 9 AND t.form NOT LIKE '% %' ORDER BY used.total DESC NULLS LAST LIMIT $2
     ) chosen`,
    [learnerId, size],
  );
  await pool.query('SELECT recount_learner($1)', [learnerId]);
  await pool.query('ANALYZE');
}

/** Gives a learner `count` phrases of two to four words that occur in the learner's texts, spread over the texts. */
export async function seedPhrases({ pool }: Installation, learnerId: string, count: number): Promise<void> {
  await pool.query(
    `WITH chosen AS (
       SELECT parts, (SELECT string_agg(t.form, ' ' ORDER BY place)
         FROM unnest(parts) WITH ORDINALITY AS p(id, place) JOIN term t ON t.id = p.id) AS form
       FROM (
         SELECT DISTINCT s.terms[1 + s.seq % 5 : 2 + s.seq % 5 + s.seq % 3] AS parts
         FROM learner_document ld JOIN sentence s ON s.document_id = ld.document_id
         WHERE ld.learner_id = $1 AND cardinality(s.terms) > 8
       ) candidate
       ORDER BY md5(parts::text) LIMIT $2
     ), phrase AS (
       SELECT DISTINCT ON (form) form, parts FROM chosen
     ), made AS (
       INSERT INTO term (language, form) SELECT 9, form FROM phrase
       ON CONFLICT (language, form) DO UPDATE SET form = excluded.form RETURNING id, form
     )
     INSERT INTO learner_word (learner_id, term_id, language, form, level, translation, parts, anchor)
     SELECT $1, id, 9, form, 1 + id % 5, 'translation ' || id, parts, (SELECT max(part) FROM unnest(parts) part)
     FROM phrase JOIN made USING (form)
     ON CONFLICT DO NOTHING`,
    [learnerId, count],
  );
  await pool.query('SELECT recount_learner($1)', [learnerId]);
  await pool.query('ANALYZE');
}
