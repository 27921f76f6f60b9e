import { expect, it } from 'vitest';

import { setUpOfflineDevice } from '@/testing/offline-device.ts';
import { firstLocal } from '@/domain/words/word-queue.ts';
import { addChange, countPending, listPending, removeChange } from './change-queue.ts';
import { connection } from './connection.ts';
import { deleteOfflineData } from './stored-account.ts';

const me = 'me';
const listChanges = async () => (await listPending(me)).map(({ change }) => change);
const entry = (word: number, fields: object) => addChange(me, { what: 'entry', word, entry: fields });

setUpOfflineDevice(me);

it('merges changes to the same word into one change with the latest ID', async () => {
  const first = await entry(5, { knowledge_level: 1 });
  const last = await entry(5, { translation: 'cat', knowledge_level: 3 });
  await entry(6, { ignored: true });
  expect(await listChanges()).toMatchObject([
    { what: 'entry', word: 5, entry: { translation: 'cat', knowledge_level: 3 }, id: last?.change.id },
    { what: 'entry', word: 6, entry: { ignored: true } },
  ]);
  expect(first?.change.id).not.toBe(last?.change.id);
  expect(connection.read().pending).toBe(2);
});

it('drops edits made before a deletion and queues those made after it', async () => {
  await entry(5, { notes: 'old' });
  await addChange(me, { what: 'delete', word: 5 });
  expect(await listChanges()).toMatchObject([{ what: 'delete', word: 5 }]);
  await entry(5, { notes: 'new' });
  expect(await listChanges()).toMatchObject([{ what: 'delete' }, { what: 'entry', entry: { notes: 'new' } }]);
});

it('merges edits into a queued phrase, and removes a deleted phrase from the queue', async () => {
  const local = firstLocal - 7;
  const phrase = { text: 'a b', language: 'en', parts: [1, 2], translation: 'x', knowledge_level: 1 };
  await addChange(me, { what: 'phrase', phrase }, local);
  await entry(local, { notes: 'n', translation: '', knowledge_level: 3 });
  expect(await listPending(me)).toMatchObject([
    { local, change: { what: 'phrase', phrase: { ...phrase, notes: 'n', knowledge_level: 3 } } },
  ]);
  await addChange(me, { what: 'delete', word: local });
  expect(await listChanges()).toEqual([]);
});

it('removes a sent change unless the word has changed since', async () => {
  const sent = await entry(5, { notes: 'a' });
  await entry(5, { notes: 'b' });
  if (sent) await removeChange(sent);
  const [left] = await listPending(me);
  expect(left?.change).toMatchObject({ entry: { notes: 'b' } });
  if (left) await removeChange(left);
  expect(await countPending(me)).toBe(0);
});

it('rejects changes after the user has signed out', async () => {
  await deleteOfflineData(me);
  await expect(entry(5, { notes: 'late' })).rejects.toThrow('Signed out');
  expect(await listChanges()).toEqual([]);
});
