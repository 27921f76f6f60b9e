import { previewBook, startBookImport } from '@glossa/contract/imports';
import { listNotifications } from '@glossa/contract/notifications';
import { retryTask, revokeTask } from '@glossa/contract/task-lists';
import { getTaskStatus, listActiveTasks } from '@glossa/contract/tasks';
import { getText, listTexts } from '@glossa/contract/texts';
import { uploadText } from '@glossa/contract/text-upload';
import { downloadExport, exportDeck } from '@glossa/contract/word-export';
import { getImport, startImport } from '@glossa/contract/word-import';
import { getVideo } from '@glossa/contract/videos';
import { addOrUpdateWord } from '@glossa/contract/words';
import { buildUrl } from '@glossa/contract/client';
import { newId } from '@glossa/db/new-id';
import { makeEpub } from '@glossa/formats/testing/make-epub';
import { expect, test, vi } from 'vitest';

import { deckKey } from '#domain/vocabulary/word-file-keys.ts';
import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { endTask, makeTask } from '#testing/factories/task.ts';
import { processVideo, sendVideo } from '#testing/factories/video.ts';
import { toImportSettings, uploadFile } from '#testing/factories/word-import.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const revoke = (browser: Browser, id: string) => browser.call(revokeTask, { params: { id } });
const retry = (browser: Browser, id: string) => browser.call(retryTask, { params: { id } });
const fetchStatus = (browser: Browser, id: string) => browser.call(getTaskStatus, { params: { id } });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

/** Runs a worker until no task is active. */
async function runWorker(browser: Browser): Promise<void> {
  const stopWorker = await app.startWorker();
  await vi.waitFor(async () => expect((await browser.call(listActiveTasks, {})).results).toEqual([]), {
    timeout: 100_000,
    interval: 30,
  });
  await stopWorker();
}

async function startWords(reader: Browser): Promise<{ importId: string; id: string }> {
  const preview = await uploadFile(reader, 'word,translation\nheron,Reiher\nowl,Eule');
  const { task } = await reader.call(startImport, {
    params: { id: preview.id },
    body: toImportSettings(preview),
  });
  return { importId: preview.id, id: task.id };
}

async function startBook(reader: Browser): Promise<string> {
  const book = makeEpub(
    ['One', 'Two'].map((title) => ({ title, body: `<h1>${title}</h1><p>An owl flew on.</p>` })),
    { title: 'Owls' },
  );
  const { id } = await reader.call(previewBook, { files: { file: new File([book], 'owls.epub') } });
  const body = { title: 'Owls', language: 'en', chapters: [0, 1] };
  return (await reader.call(startBookImport, { params: { id }, body })).id;
}

test('a canceled word import changes nothing until it is retried', async () => {
  const reader = await signInLearner(app);
  const { importId, id } = await startWords(reader);
  expect(await revoke(reader, id)).toMatchObject({
    status: 'REVOKED',
    message: 'processing_cancelled',
    can_revoke: false,
    can_retry: true,
  });
  await runWorker(reader);
  expect(await reader.call(getImport, { params: { id: importId } })).toMatchObject({
    added: 0,
    task: { id },
  });
  const retried = await retry(reader, id);
  expect(retried).toMatchObject({ status: 'PENDING', title: 'words.csv', result: { import_id: importId } });
  expect(await fetchStatus(reader, id)).toMatchObject({ status: 'REVOKED', can_retry: false });
  await runWorker(reader);
  expect(await reader.call(getImport, { params: { id: importId } })).toMatchObject({
    added: 2,
    task: { id: retried.id, status: 'SUCCESS' },
  });
});

test('a canceled book import creates no texts until it is retried', async () => {
  const reader = await signInLearner(app);
  const id = await startBook(reader);
  await revoke(reader, id);
  await runWorker(reader);
  expect((await reader.call(listTexts, {})).count).toBe(0);
  const retried = await retry(reader, id);
  await runWorker(reader);
  expect(await fetchStatus(reader, retried.id)).toMatchObject({ status: 'SUCCESS', result: { texts: 2 } });
  expect((await reader.call(listTexts, {})).count).toBe(2);
});

test('a canceled export leaves no file, and a retry creates a new one', async () => {
  const reader = await signInLearner(app);
  await reader.call(addOrUpdateWord, {
    body: { text: 'heron', language: 'en', knowledge_level: 1, translation: 'Reiher' },
  });
  const { task } = await reader.call(exportDeck, { body: { language: 'en' } });
  await revoke(reader, task.id);
  await runWorker(reader);
  expect(await app.deps.storage.stat(deckKey(task.id))).toBeUndefined();
  const retried = await retry(reader, task.id);
  await runWorker(reader);
  const downloadFile = (id: string) => reader.fetch(buildUrl(downloadExport, { params: { id } }));
  expect((await downloadFile(retried.id)).status).toBe(200);
  expect((await downloadFile(task.id)).status).toBe(404);
});

test('refuses to cancel an analysis and retries a failed one', async () => {
  const reader = await signInLearner(app);
  const content = 'The owl flew on and on. '.repeat(6000);
  const text = await reader.call(uploadText, {
    body: { title: 'Owls', language: 'en' },
    files: { content_file: new File([content], 'owls.txt') },
  });
  const id = text.task as string;
  expect(await codeOf(revoke(reader, id))).toBe('task_not_revocable');
  await app.deps.db.pool.query(
    `UPDATE document d SET status = 'failed', problem = 'internal_error' FROM task t
     WHERE t.id = $1 AND d.id = t.document_id`,
    [id],
  );
  await endTask(app, id, { status: 'FAILURE', message: 'internal_error' });
  const retried = await retry(reader, id);
  await runWorker(reader);
  expect(await fetchStatus(reader, retried.id)).toMatchObject({ status: 'SUCCESS', title: 'Owls' });
  expect(await reader.call(getText, { params: { id: text.id } })).toMatchObject({ wordCount: 36_000 });
});

test('canceling a video’s processing marks the video as failed, and a retry is a new task that notifies the owner', async () => {
  const reader = await signInLearner(app);
  const { id: video, task } = await sendVideo(reader);
  const id = task as string;
  await revoke(reader, id);
  await runWorker(reader);
  const fetchVideo = () => reader.call(getVideo, { params: { id: video } });
  expect(await fetchVideo()).toMatchObject({ processing_status: 'failed', problem: 'processing_cancelled' });
  const retried = await Promise.all([1, 2].map(() => codeOf(retry(reader, id))));
  expect(retried.sort()).toEqual(['done', 'task_not_retryable']);
  expect(await fetchStatus(reader, id)).toMatchObject({ status: 'REVOKED', can_retry: false });
  await processVideo(app, reader, video);
  const { task: last } = await fetchVideo();
  expect(await fetchStatus(reader, last as string)).toMatchObject({ status: 'SUCCESS', title: 'The fox' });
  const news = await reader.call(listNotifications, {});
  expect(news.results.map(({ type, link, is_read }) => [type, link, is_read])).toEqual([
    ['TASK_COMPLETED', `/videos/learn/${video}`, false],
    ['TASK_STARTED', '/videos', true],
    ['TASK_STARTED', '/videos', true],
  ]);
});

test('cancels and retries a task once when requests are concurrent', async () => {
  const reader = await signInLearner(app);
  const { id } = await startWords(reader);
  const canceled = await Promise.all([1, 2].map(() => codeOf(revoke(reader, id))));
  expect(canceled.sort()).toEqual(['done', 'task_ended']);
  const retried = await Promise.all([1, 2].map(() => codeOf(retry(reader, id))));
  expect(retried.sort()).toEqual(['done', 'task_not_retryable']);
  expect((await reader.call(listActiveTasks, {})).results).toHaveLength(1);
});

test('refuses to retry a task that is active, can’t succeed or has no data left', async () => {
  const reader = await signInLearner(app);
  const book = await startBook(reader);
  expect(await codeOf(retry(reader, book))).toBe('task_not_retryable');
  await endTask(app, book, { status: 'FAILURE', message: 'book_unreadable' });
  expect(await codeOf(retry(reader, book))).toBe('task_not_retryable');
  const { id } = await makeTask(app, { ownerId: reader.learnerId });
  await revoke(reader, id);
  expect(await codeOf(retry(reader, id))).toBe('task_not_retryable');
  expect((await reader.call(listActiveTasks, {})).results).toEqual([]);
});

test('allows only the owner and staff to change a task, and notifies the owner', async () => {
  const reader = await signInLearner(app);
  const { id } = await startWords(reader);
  const other = await signInLearner(app);
  expect(await codeOf(revoke(other, id))).toBe('task_not_found');
  expect(await codeOf(retry(other, id))).toBe('task_not_found');
  expect(await codeOf(revoke(reader, newId()))).toBe('task_not_found');
  expect(await codeOf(retry(reader, newId()))).toBe('task_not_found');
  const staff = await signInLearner(app, await createLearner(app, { isStaff: true }));
  expect(await revoke(staff, id)).toMatchObject({ owner: { id: reader.learnerId } });
  const { results } = await reader.call(listNotifications, { query: { is_read: false } });
  expect(results).toMatchObject([{ type: 'TASK_FAILED', problem: 'processing_cancelled' }]);
  const retried = await retry(staff, id);
  expect(retried.owner.id).toBe(reader.learnerId);
  await revoke(reader, retried.id);
  expect((await reader.call(listNotifications, { query: { is_read: false } })).count).toBe(1);
});
