import { setFamilyCounting } from '@glossa/contract/families';
import { getTaskStatus } from '@glossa/contract/tasks';
import { getAnalysis } from '@glossa/contract/reading';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { catchUpLemmas } from '@glossa/jobs/definitions';
import { expect, test, vi } from 'vitest';

import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { suggestForDocument } from './service.ts';

const app = startTestApp();
// On a busy machine, a dictionary takes seconds to load.
vi.setConfig({ testTimeout: 60_000 });

/** Returns the suggested lemmas of a form, best first. */
const findLemmas = async (form: string): Promise<string[]> => {
  const { rows } = await app.deps.db.pool.query<{ form: string }>(
    `SELECT l.form FROM term t JOIN term_lemma s ON s.term_id = t.id JOIN term l ON l.id = s.lemma_id
     WHERE t.form = $1 ORDER BY s.rank`,
    [form],
  );
  return rows.map((row) => row.form);
};
const findLastDocument = async (): Promise<number> => {
  const { rows } = await app.deps.db.pool.query<{ id: number }>('SELECT max(id) AS id FROM document');
  return rows[0]?.id ?? 0;
};

test('suggests lemmas for an uploaded text in the background', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { text: 'The mice went home.' });
  expect(await findLemmas('mice')).toEqual([]);
  const stopWorker = await app.startWorker();
  await expect.poll(() => findLemmas('went'), { timeout: 100_000 }).toEqual(['go']);
  expect(await findLemmas('mice')).toEqual(['mouse']);
  expect(await findLemmas('home')).toEqual([]);
  await stopWorker();
});

test('suggests Japanese lemmas from the Japanese dictionary', async () => {
  const reader = await signInLearner(app);
  const text = await createText(reader, { text: '猫は魚を食べられませんでした。', language: 'ja' });
  const stopWorker = await app.startWorker();
  await expect
    .poll(async () => (await reader.call(getTaskStatus, { params: { id: text.task as string } })).status, {
      timeout: 100_000,
    })
    .toBe('SUCCESS');
  await expect.poll(() => findLemmas('食べられませんでした'), { timeout: 100_000 }).toEqual(['食べる']);
  await stopWorker();
});

test('keeps existing lemmas and is idempotent across concurrent runs', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { text: 'The geese flew over the houses.' });
  const { pool } = app.deps.db;
  await pool.query(
    `INSERT INTO term_lemma (term_id, lemma_id, source, rank)
     SELECT t.id, l.id, 1, 0 FROM term t, term l WHERE t.form = 'geese' AND l.form = 'over'`,
  );
  const document = await findLastDocument();
  await Promise.all([suggestForDocument(app.deps, document), suggestForDocument(app.deps, document)]);
  await suggestForDocument(app.deps, document);
  expect(await findLemmas('geese')).toEqual(['over']);
  expect(await findLemmas('houses')).toEqual(['house']);
  expect(await findLemmas('flew')).toEqual(['fly']);
});

test('suggests lemmas for documents from earlier versions', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { text: 'Les chevaux couraient.', language: 'fr' });
  const { pool } = app.deps.db;
  await pool.query('TRUNCATE term_lemma');
  await pool.query('UPDATE document SET lemmatised = false');
  await app.deps.jobs.enqueue(catchUpLemmas, {});
  const stopWorker = await app.startWorker();
  await expect.poll(() => findLemmas('chevaux'), { timeout: 100_000 }).toEqual(['cheval']);
  await expect.poll(() => findLemmas('mice'), { timeout: 100_000 }).toEqual(['mouse']);
  await stopWorker();
});

test('updates the share of unknown words, counted by family, once lemmas are suggested', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'He sings songs.' });
  await reader.call(setFamilyCounting, { body: { language: 'en', counts: true } });
  await reader.call(bulkUpdateWords, { body: { texts: ['sing'], language: 'en', knowledge_level: 4 } });
  const share = async () => (await reader.call(getAnalysis, { params: { id } })).unknownByFamilyPercentage;
  expect(await share()).toBe(100);
  await suggestForDocument(app.deps, await findLastDocument());
  expect(await share()).toBeCloseTo(66.67);
});

test('skips a language without lemma suggestions', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { text: 'Die Kinder gingen heim.', language: 'de' });
  await suggestForDocument(app.deps, await findLastDocument());
  expect(await findLemmas('kinder')).toEqual([]);
});
