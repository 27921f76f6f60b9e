import { getTaskStatus } from '@glossa/contract/tasks';
import { downloadExport, exportWords, maxImmediateDeckWords, exportDeck } from '@glossa/contract/word-export';
import { addOrUpdateWord } from '@glossa/contract/words';
import { buildUrl } from '@glossa/contract/client';
import { languageByCode } from '@glossa/language/languages';
import { expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createWord } from '#testing/factories/word.ts';
import { readDeck } from '#testing/read-deck.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const english = languageByCode('en')?.id as number;

const save = (reader: Browser, text: string, more: Record<string, unknown> = {}) =>
  reader.call(addOrUpdateWord, {
    body: { text, language: 'en', knowledge_level: 1, translation: `t ${text}`, ...more },
  });
const fetchExport = (
  reader: Browser,
  query: { format: 'csv' | 'apkg'; tag?: string; status?: 'known'; has_translation?: boolean },
) => reader.fetch(buildUrl(exportWords, { query: { language: 'en', ...query } }));

/** Adds many words to a vocabulary with one query. */
const addMany = (learnerId: string, count: number) =>
  app.deps.db.pool.query(
    `WITH made AS (
       INSERT INTO term (language, form) SELECT $2, 'w' || n FROM generate_series(1, $3) n RETURNING id, form)
     INSERT INTO learner_word (learner_id, term_id, language, form, level, translation)
     SELECT $1, id, $2, form, 1, 't' FROM made`,
    [learnerId, english, count],
  );

test('exports the filtered words as CSV', async () => {
  const reader = await signInLearner(app);
  await save(reader, 'ant', { tags: ['insects'] });
  await save(reader, 'bee', { knowledge_level: 4, tags: ['insects'] });
  await createWord(reader, 'cat', { knowledge_level: 4, translation: '' });
  const csv = await fetchExport(reader, { format: 'csv' });
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('content-disposition')).toMatch(
    /^attachment; filename=glossa-english-\d{4}-\d\d-\d\d\.csv$/,
  );
  const bytes = new Uint8Array(await csv.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Word', 'ant', 'bee', 'cat']);
  const exportTexts = async (query: Omit<Parameters<typeof fetchExport>[1], 'format'>) =>
    (await (await fetchExport(reader, { format: 'csv', ...query })).text())
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
  expect(await exportTexts({ tag: 'INSECTS', status: 'known' })).toEqual(['bee']);
  expect(await exportTexts({ has_translation: false })).toEqual(['cat']);
  const other = await signInLearner(app);
  expect((await (await fetchExport(other, { format: 'csv' })).text()).trimEnd().split('\r\n')).toHaveLength(
    1,
  );
});

test('exports a small deck immediately, with its images', async () => {
  const reader = await signInLearner(app);
  const { word } = await save(reader, 'ant', { tags: ['small insects'], example: 'An ant walks.' });
  await app.deps.storage.write('words/ant.png', new Uint8Array([137, 80, 78, 71]));
  await app.deps.db.pool.query(
    'UPDATE learner_word SET image_key = $2 WHERE learner_id = $1 AND term_id = $3',
    [reader.learnerId, 'words/ant.png', word.id],
  );
  const { files, rows } = await readDeck(await (await fetchExport(reader, { format: 'apkg' })).arrayBuffer());
  expect(rows('PRAGMA integrity_check')).toEqual([['ok']]);
  const [[fields, tags] = []] = rows('SELECT flds, tags FROM notes');
  expect(String(fields).split('\u001f').slice(0, 6)).toEqual([
    'ant',
    '',
    't ant',
    '',
    'An ant walks.',
    'An […] walks.',
  ]);
  expect(String(fields)).toContain('<img src="glossa-words-ant.png">');
  expect(tags).toBe(' small_insects ');
  expect(JSON.parse(Buffer.from(files['media'] as Uint8Array).toString())).toEqual({
    0: 'glossa-words-ant.png',
  });
  expect([...(files['0'] as Uint8Array)]).toEqual([137, 80, 78, 71]);
});

test('packs a large deck in the background, for its owner only', async () => {
  const reader = await signInLearner(app);
  await addMany(reader.learnerId, maxImmediateDeckWords + 1);
  const rejection = await fetchExport(reader, { format: 'apkg' });
  expect([rejection.status, await rejection.json()]).toMatchObject([409, { code: 'export_large' }]);
  const { task } = await reader.call(exportDeck, { body: { language: 'en' } });
  const path = buildUrl(downloadExport, { params: { id: task.id } });
  expect((await reader.fetch(path)).status).toBe(404);
  const stopWorker = await app.startWorker();
  await vi.waitFor(
    async () =>
      expect(await reader.call(getTaskStatus, { params: { id: task.id } })).toMatchObject({
        status: 'SUCCESS',
        progress: 100,
        result: { words: maxImmediateDeckWords + 1 },
      }),
    { timeout: 100_000, interval: 50 },
  );
  await stopWorker();
  const file = await reader.fetch(path);
  expect(file.headers.get('content-disposition')).toMatch(/\.apkg$/);
  const { rows } = await readDeck(await file.arrayBuffer());
  expect(rows('SELECT count(*) FROM notes')).toEqual([[maxImmediateDeckWords + 1]]);
  expect(rows('SELECT count(*) FROM cards')).toEqual([[2 * (maxImmediateDeckWords + 1)]]);
  const other = await signInLearner(app);
  expect((await other.fetch(path)).status).toBe(404);
}, 300_000);

test('exports the words from a search or a selection', async () => {
  const reader = await signInLearner(app);
  const { word: ant } = await save(reader, 'ant', { translation: 'Ameise' });
  await save(reader, 'anthill', { translation: 'Hügel', knowledge_level: 3 });
  await save(reader, 'bee', { translation: 'Biene' });
  const stranger = await signInLearner(app);
  const { word: foreign } = await save(stranger, 'cow');
  const exportTexts = async (query: Record<string, unknown>) => {
    const response = await reader.fetch(
      buildUrl(exportWords, { query: { language: 'en', format: 'tsv', ...query } }),
    );
    const lines = (await response.text()).trimEnd().split('\r\n');
    return lines.slice(1).map((line) => line.split('\t')[0]);
  };
  expect(await exportTexts({ search: 'ant' })).toEqual(['ant', 'anthill']);
  expect(await exportTexts({ search: 'ant', knowledge_level_min: 2 })).toEqual(['anthill']);
  expect(await exportTexts({ ids: `${ant.id},${foreign.id}` })).toEqual(['ant']);
  const { task } = await reader.call(exportDeck, { body: { language: 'en', search: 'biene' } });
  const stopWorker = await app.startWorker();
  await vi.waitFor(
    async () =>
      expect((await reader.call(getTaskStatus, { params: { id: task.id } })).status).toBe('SUCCESS'),
    { timeout: 100_000, interval: 50 },
  );
  await stopWorker();
  const deck = await readDeck(
    await (await reader.fetch(buildUrl(downloadExport, { params: { id: task.id } }))).arrayBuffer(),
  );
  expect(deck.rows('SELECT count(*) FROM notes')).toEqual([[1]]);
});
