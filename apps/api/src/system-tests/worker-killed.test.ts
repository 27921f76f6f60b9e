import { previewBook, startBookImport } from '@glossa/contract/imports';
import { getTaskStatus } from '@glossa/contract/tasks';
import { getReadingPage } from '@glossa/contract/reading';
import { uploadText } from '@glossa/contract/text-upload';
import { getText, listTexts } from '@glossa/contract/texts';
import { getImport, startImport, uploadWords } from '@glossa/contract/word-import';
import { listWordChanges } from '@glossa/contract/word-changes';
import { makeEpub } from '@glossa/formats/testing/make-epub';
import { expect, test, vi } from 'vitest';

import { bookKey } from '#domain/library/storage-keys.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { endProcess, startWorkerProcess } from '#testing/worker-process.ts';

const app = startTestApp();

test('finishes a killed analysis exactly once after a restart', async () => {
  const reader = await signInLearner(app);
  const words = Array.from(
    { length: 3000 },
    (_, n) => `w${n.toString(26).replaceAll(/\d/g, (d) => 'qrstuvwxyz'[Number(d)] as string)}`,
  );
  const content = Array.from(
    { length: 20_000 },
    (_, n) => `The ${words[n % 3000]} saw ${words[(n * 7) % 3000]} and left.`,
  ).join('\n\n');
  const text = await reader.call(uploadText, {
    body: { title: 'Long', language: 'en' },
    files: { content_file: new File([content], 'long.txt') },
  });
  const fetchTask = () => reader.call(getTaskStatus, { params: { id: text.task as string } });

  const first = startWorkerProcess(app);
  await vi.waitFor(async () => expect((await fetchTask()).progress).toBeGreaterThan(0), {
    timeout: 100_000,
    interval: 10,
  });
  await endProcess(first, 'SIGKILL');
  expect((await fetchTask()).status).toBe('STARTED');
  await expect(reader.call(getReadingPage, { params: { id: text.id, page: 1 } })).rejects.toMatchObject({
    code: 'text_not_ready',
  });

  const second = startWorkerProcess(app);
  await vi.waitFor(async () => expect((await fetchTask()).status).toBe('SUCCESS'), {
    timeout: 100_000,
    interval: 100,
  });
  await endProcess(second, 'SIGTERM');
  const after = await reader.call(getText, { params: { id: text.id } });
  expect(after.content).toBe(content);
  expect(after).toMatchObject({ wordCount: 20_000 * 6, sentence_count: 20_000 });
  const { rows } = await app.deps.db.pool.query('SELECT recount_learner($1) AS wrong', [reader.learnerId]);
  expect(rows).toEqual([{ wrong: 0 }]);
}, 300_000);

test('finishes a killed word import exactly once after a restart', async () => {
  const reader = await signInLearner(app);
  const lines = Array.from(
    { length: 30_000 },
    (_, n) => `wort${String(n).replaceAll(/\d/g, (d) => 'abcdefghij'[Number(d)] as string)},word ${n},4`,
  );
  const { id, columns, scale } = await reader.call(uploadWords, {
    body: { language: 'de' },
    files: { file: new File([`word,translation,level\n${lines.join('\n')}`], 'words.csv') },
  });
  const { task } = await reader.call(startImport, {
    params: { id },
    body: { columns, scale, language: 'de' },
  });
  const fetchTask = () => reader.call(getTaskStatus, { params: { id: task.id } });

  const first = startWorkerProcess(app);
  await vi.waitFor(async () => expect((await fetchTask()).progress).toBeGreaterThan(0), {
    timeout: 100_000,
    interval: 10,
  });
  await endProcess(first, 'SIGKILL');
  expect((await fetchTask()).status).toBe('STARTED');
  expect((await reader.call(listWordChanges, {})).results).toEqual([]);

  const second = startWorkerProcess(app);
  await vi.waitFor(async () => expect((await fetchTask()).status).toBe('SUCCESS'), {
    timeout: 100_000,
    interval: 100,
  });
  await endProcess(second, 'SIGTERM');
  expect(await reader.call(getImport, { params: { id } })).toMatchObject({
    added: 30_000,
    refused: 0,
    undo: id,
  });
  expect((await reader.call(listWordChanges, {})).results).toMatchObject([{ kind: 'import', count: 30_000 }]);
  const { rows } = await app.deps.db.pool.query(
    'SELECT points, recount_learner(id) AS wrong FROM learner WHERE id = $1',
    [reader.learnerId],
  );
  expect(rows).toEqual([{ points: 6 * 30_000, wrong: 0 }]);
}, 300_000);

test('imports each chapter of a book exactly once when the worker is killed and restarted', async () => {
  const reader = await signInLearner(app);
  const titles = Array.from({ length: 40 }, (_, n) => `Chapter ${n + 1}`);
  const book = makeEpub(
    titles.map((title, n) => ({
      title,
      body: `<h1>${title}</h1><p>${`Otter ${n} swam on. `.repeat(20)}</p>`,
    })),
    { title: 'Otters' },
  );
  const { id } = await reader.call(previewBook, { files: { file: new File([book], 'otters.epub') } });
  const { id: task } = await reader.call(startBookImport, {
    params: { id },
    body: { title: 'Otters', language: 'en', chapters: titles.map((_, n) => n) },
  });
  const fetchTask = () => reader.call(getTaskStatus, { params: { id: task } });
  const fetchTexts = async () => (await reader.call(listTexts, { query: { page_size: 100 } })).results;

  const first = startWorkerProcess(app);
  await vi.waitFor(async () => expect((await fetchTask()).progress).toBeGreaterThan(0), {
    timeout: 100_000,
    interval: 10,
  });
  await endProcess(first, 'SIGKILL');
  expect((await fetchTask()).status).toBe('STARTED');
  const before = await fetchTexts();
  expect(before.length).toBeGreaterThan(0);
  expect(before.length).toBeLessThan(titles.length);

  const second = startWorkerProcess(app);
  await vi.waitFor(async () => expect((await fetchTask()).status).toBe('SUCCESS'), {
    timeout: 100_000,
    interval: 50,
  });
  await endProcess(second, 'SIGTERM');
  const texts = await fetchTexts();
  expect(texts.map(({ title }) => title)).toEqual(titles.map((title) => `Otters – ${title}`));
  // The texts that the killed worker had created were kept, not created again.
  expect(texts.slice(-before.length).map((text) => text.id)).toEqual(before.map((text) => text.id));
  expect(texts.every(({ status }) => status === 'ready')).toBe(true);
  expect((await fetchTask()).result).toMatchObject({ texts: titles.length, text_id: texts[0]?.id });
  expect(await app.deps.storage.stat(bookKey(id))).toBeUndefined();
  const { rows } = await app.deps.db.pool.query('SELECT recount_learner($1) AS wrong', [reader.learnerId]);
  expect(rows).toEqual([{ wrong: 0 }]);
}, 300_000);
