import {
  discardAccountImport,
  getAccountArchives,
  startAccountImport,
  uploadAccountArchive,
} from '@glossa/contract/account-archive';
import { getProgress } from '@glossa/contract/progress';
import { getText, listTexts } from '@glossa/contract/texts';
import { listWords } from '@glossa/contract/word-lists';
import { expect, test } from 'vitest';

import { archiveFile, waitForImport, importAccountArchive } from '#testing/account-archives.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { makeArchive, textRecord, wordRecord } from '#testing/make-archive.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const bytes = makeArchive({
  records: {
    words: [wordRecord('fox', { level: 4, translation: 'Fuchs', notes: 'from there' }), wordRecord('hen')],
    texts: [textRecord({ title: 'A fable' })],
  },
  files: { 'texts/a.txt': 'The fox sat.' },
});
const send = (reader: Awaited<ReturnType<typeof signInLearner>>, start = false) =>
  reader.call(uploadAccountArchive, {
    body: { start },
    files: { archive: archiveFile(bytes, 'my account.zip') },
  });

test('previews an uploaded archive without importing it, and discards it on request', async () => {
  const reader = await signInLearner(app);
  const { id, ...sent } = await send(reader);
  expect(sent).toMatchObject({
    file_name: 'my account.zip',
    counts: { words: 2, texts: 1 },
    task: null,
    added: {},
  });
  expect((await reader.call(listWords, { query: { language: 'en' } })).count).toBe(0);
  await reader.call(discardAccountImport, { params: { id } });
  expect((await reader.call(getAccountArchives, {})).import).toBeNull();
  await expect(reader.call(startAccountImport, { params: { id } })).rejects.toMatchObject({
    code: 'import_not_found',
  });
});

test('refuses to start or discard another user’s import', async () => {
  const { id } = await send(await signInLearner(app));
  const other = await signInLearner(app);
  for (const endpoint of [startAccountImport, discardAccountImport])
    await expect(other.call(endpoint, { params: { id } })).rejects.toMatchObject({
      code: 'import_not_found',
    });
  const customer = await signInLearner(app, await createLearner(app, { accountType: 'shop_client' }));
  await expect(send(customer)).rejects.toMatchObject({ code: 'not_a_learner' });
});

test('prefers existing values to imported ones and skips duplicates', async () => {
  const reader = await signInLearner(app);
  await createWord(reader, 'fox', { knowledge_level: 2, translation: 'mine' });
  const own = await createText(reader, { title: 'A fable', text: 'The fox sat.' });
  expect(await importAccountArchive(app, reader, bytes)).toMatchObject({
    task: { status: 'SUCCESS' },
    added: { words: 1 },
  });
  const { results } = await reader.call(listWords, { query: { language: 'en', sort: 'alphabetical' } });
  expect(results).toMatchObject([
    { text: 'fox', knowledge_level: 2, translation: 'mine', notes: 'from there' },
    { text: 'hen', knowledge_level: 1 },
  ]);
  expect((await reader.call(listTexts, { query: {} })).results.map(({ id }) => id)).toEqual([own.id]);
  expect(await reader.call(getText, { params: { id: own.id } })).toMatchObject({
    unknownWordsPercentage: 100,
  });
  const { rows } = await app.deps.db.pool.query('SELECT recount_learner($1) AS wrong', [reader.learnerId]);
  expect(rows).toEqual([{ wrong: 0 }]);
});

test('runs one import at a time, and starts it only once when requests are concurrent', async () => {
  const reader = await signInLearner(app);
  const { id } = await send(reader);
  const startResults = await Promise.allSettled(
    [1, 2].map(() => reader.call(startAccountImport, { params: { id } })),
  );
  expect(startResults.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  const second = await send(reader);
  await expect(reader.call(startAccountImport, { params: { id: second.id } })).rejects.toMatchObject({
    code: 'import_running',
  });
  await reader.call(discardAccountImport, { params: { id: second.id } });
  const stopWorker = await app.startWorker();
  expect(await waitForImport(reader)).toMatchObject({
    id,
    task: { status: 'SUCCESS' },
    added: { words: 2, texts: 1 },
  });
  await stopWorker();
});

test('rejects an import without a file', async () => {
  const reader = await signInLearner(app);
  await expect(reader.call(uploadAccountArchive, { body: {}, files: {} })).rejects.toMatchObject({
    code: 'archive_required',
  });
  const upload = '0190a0a0-0000-7000-8000-000000000001';
  await expect(reader.call(uploadAccountArchive, { body: { upload }, files: {} })).rejects.toMatchObject({
    code: 'video_upload_not_found',
  });
});

test('skips unknown milestones', async () => {
  const reader = await signInLearner(app);
  const of = (kind: string) => ({ kind, day: '2026-03-01', reached_at: '2026-03-01T08:00:00.000Z' });
  const records = { achievements: ['texts_5', 'texts_6', 'constructor_1', 'a friend of mine'].map(of) };
  await importAccountArchive(app, reader, makeArchive({ records }));
  const { achievements } = await reader.call(getProgress, {});
  expect(achievements).toEqual([{ id: 'texts_5', title: '5 texts read', date: '2026-03-01' }]);
});
