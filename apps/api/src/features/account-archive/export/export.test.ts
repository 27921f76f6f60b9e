import { exportAccount, getAccountArchives } from '@glossa/contract/account-archive';
import { deleteAccount } from '@glossa/contract/auth';
import { deleteTag } from '@glossa/contract/tags';
import { listNotifications } from '@glossa/contract/notifications';
import { deleteSaved, createSavedItem } from '@glossa/contract/saved';
import { retryTask, revokeTask } from '@glossa/contract/task-lists';
import { archiveKey } from '@glossa/formats/archive/archive-key';
import { expect, test } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';

import { exportAccountArchive } from '#testing/account-archives.ts';
import { makeTag } from '#testing/factories/tag.ts';
import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('exports everything the user can see and no secrets', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { title: 'A fable', text: 'The fox saw. He left.', tags: ['Old'] });
  await createWord(reader, 'grapes', { tags: ['Fruit'], notes: '=1+1' });
  const thrownAway = await makeTag(reader, 'Thrown away');
  await reader.call(deleteTag, { params: { id: thrownAway.id } });
  const { archive, bytes } = await exportAccountArchive(app, reader);
  expect(archive.bytes).toBe(bytes.length);
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
  expect(JSON.parse(files['manifest.json'] ?? '')).toMatchObject({
    format: 'glossa-account',
    version: 1,
    counts: { texts: 1, words: 1, tags: 2 },
  });
  const text = JSON.parse(files['data/texts.jsonl'] ?? '') as { content: string };
  expect(text).toMatchObject({ title: 'A fable', language: 'en', tags: ['Old'] });
  expect(files[text.content]).toBe('The fox saw. He left.');
  expect(files['sheets/words.csv']).toContain("\r\nen,grapes,1,false,T-grapes,,,,'=1+1,");
  const allContent = Object.values(files).join();
  expect(allContent).not.toMatch(/password|\$argon|glossa_|sid_?hash/i);
  expect(allContent).not.toContain('Thrown away');
});

test('leaves out saved items that were deleted but could still be restored', async () => {
  const reader = await signInLearner(app);
  for (const form of ['kept', 'gone']) {
    const { id } = await createWord(reader, form);
    const savedItem = await reader.call(createSavedItem, { body: { kind: 'word', word: id } });
    if (form === 'gone') await reader.call(deleteSaved, { params: { id: savedItem.id } });
  }
  const { bytes } = await exportAccountArchive(app, reader);
  const file = unzipSync(bytes)['data/saved_items.jsonl'];
  expect(JSON.parse(strFromU8(file as Uint8Array))).toMatchObject({ kind: 'word', word: 'kept' });
});

test('serves an archive only to its owner, and supports range requests', async () => {
  const reader = await signInLearner(app);
  const { archive, bytes } = await exportAccountArchive(app, reader);
  const url = archive.url as string;
  const part = await reader.fetch(url, { headers: { range: 'bytes=0-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PK\x03\x04']);
  expect(part.headers.get('content-range')).toBe(`bytes 0-3/${bytes.length}`);
  expect(part.headers.get('content-disposition')).toMatch(/glossa-account-.*\.zip/);
  const tag = part.headers.get('etag') ?? '';
  expect((await reader.fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304);
  expect((await (await signInLearner(app)).fetch(url)).status).toBe(404);
  expect((await app.visitor().fetch(url)).status).toBe(401);
  expect((await reader.fetch('/media/archives/nonsense/file')).status).toBe(404);
});

test('starts a single export for concurrent requests', async () => {
  const reader = await signInLearner(app);
  const exports = await Promise.all([1, 2, 3].map(() => reader.call(exportAccount, {})));
  expect(new Set(exports.map(({ id }) => id)).size).toBe(1);
  expect(new Set(exports.map(({ task }) => task?.id)).size).toBe(1);
});

test('retries a canceled export and notifies the user when it completes', async () => {
  const reader = await signInLearner(app);
  const { task } = await reader.call(exportAccount, {});
  await reader.call(revokeTask, { params: { id: task?.id ?? '' } });
  await app.deps.db.pool.query(`UPDATE task SET created_at = now() - interval '1 minute' WHERE id = $1`, [
    task?.id,
  ]);
  const retried = await reader.call(retryTask, { params: { id: task?.id ?? '' } });
  await app.deps.db.pool.query(`UPDATE task SET created_at = now() - interval '1 minute' WHERE id = $1`, [
    retried.id,
  ]);
  await exportAccountArchive(app, reader);
  const { results } = await reader.call(listNotifications, { query: {} });
  expect(results).toMatchObject([
    { type: 'TASK_COMPLETED', task_type: 'export_account', link: '/settings#data' },
  ]);
});

test('deletes the archive along with its account', async () => {
  const reader = await signInLearner(app);
  const { archive } = await exportAccountArchive(app, reader);
  await reader.call(deleteAccount, {});
  expect(await app.deps.storage.stat(archiveKey(archive.id))).toBeUndefined();
  expect(await app.deps.db.prisma.accountArchive.findUnique({ where: { id: archive.id } })).toBeNull();
});

test('returns no archives for a new account', async () => {
  const reader = await signInLearner(app);
  expect(await reader.call(getAccountArchives, {})).toMatchObject({ export: null, import: null });
});
