import { expect, test } from 'vitest';

import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Adds made-up English words to a learner's vocabulary. */
async function addWords(learnerId: string, count: number): Promise<void> {
  await app.deps.db.pool.query(
    `WITH made AS (
       INSERT INTO term (language, form) SELECT 9, 'madeup' || n FROM generate_series(1, $2::int) n
       ON CONFLICT (language, form) DO UPDATE SET form = excluded.form RETURNING id, form
     )
     INSERT INTO learner_word (learner_id, term_id, language, form, level)
     SELECT $1, id, 9, form, 1 + id % 5 FROM made`,
    [learnerId, count],
  );
}

interface ExplainedQuery {
  'Shared Hit Blocks': number;
  'Index Name'?: string;
  Plans?: ExplainedQuery[];
}

/** Runs a query and returns the number of blocks it read and the indexes it used. */
async function explain(query: string, values: unknown[]) {
  const { rows } = await app.deps.db.pool.query<{ 'QUERY PLAN': [{ Plan: ExplainedQuery }] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query}`,
    values,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan as ExplainedQuery;
  const indexes = (node: ExplainedQuery): string[] => [
    ...(node['Index Name'] ? [node['Index Name']] : []),
    ...(node.Plans ?? []).flatMap(indexes),
  ];
  return { blocks: plan['Shared Hit Blocks'], indexes: indexes(plan) };
}

test('looks up the words of a text by primary key, even before the table statistics include the learner', async () => {
  const otherLearner = await signInLearner(app);
  await addWords(otherLearner.learnerId, 50_000);
  await app.deps.db.pool.query('VACUUM ANALYZE learner_word');
  const reader = await signInLearner(app);
  const words = Array.from({ length: 300 }, (_, n) => `madeup${n + 1}`);
  const { id } = await createText(reader, { text: words.join(' ') });
  await addWords(reader.learnerId, 10_000);
  const countStatement = 'SELECT count_document($1, document_id) FROM text WHERE id = $2';
  const read = `SELECT translation FROM learner_word WHERE learner_id = $1 AND term_id = ANY (ARRAY(
    SELECT w.term_id FROM text t JOIN document_word w ON w.document_id = t.document_id WHERE t.id = $2))`;
  // Scanning all of the learner's words for each word of the text would read tens of thousands of blocks.
  expect((await explain(countStatement, [reader.learnerId, id])).blocks).toBeLessThan(10 * words.length);
  expect((await explain(read, [reader.learnerId, id])).indexes).toContain('learner_word_pkey');
});
