import type { ReadingPage } from '@glossa/contract/reading';
import { expect, it, vi } from 'vitest';

import { setUpOfflineDevice } from '@/testing/offline-device.ts';
import { buildOfflinePage } from './offline-page.ts';
import { chunksToCache } from './cache-text.ts';
import { deleteOfflineData } from './stored-account.ts';
import { storeChunk, listOfflineTexts, evictTexts, recordOpening } from './offline-texts.ts';
import { cacheWordStates } from './cached-responses.ts';

const me = 'me';

const page = (id: string, bought: ReadingPage['bought'] = null) =>
  ({ id, language: 'fr', sentence_count: 2, bookmark: 0, bought, words: {} }) as unknown as ReadingPage;
const sentences = [0, 1].map((seq) => ({ seq, tokens: [{ t: `w${seq}`, w: seq + 1 }] }));
const open = async (id: string, { bought = null as ReadingPage['bought'], pin = false } = {}) => {
  await recordOpening(me, page(id, bought), pin);
  await storeChunk({ account: me, text: id, number: 0, sentences, phrases: [], sentence_times: [] });
};
const read = (id: string) => buildOfflinePage(me, { id, page: 1, perPage: 1 });
const terms = { purchase_id: 'p', ends_at: null, is_ended: false, may_print: true, may_copy: true };

setUpOfflineDevice(me);

it('reads an offline text with the current word levels', async () => {
  await open('a');
  await cacheWordStates(me, [[1, { level: 3, ignored: false, translation: 'cat' }]]);
  expect(await read('a')).toMatchObject({
    pages: 2,
    sentences: [{ seq: 0 }],
    words: { 1: { level: 3, translation: 'cat' } },
  });
});

it('reports why a text can’t be read offline', async () => {
  await expect(read('a')).rejects.toMatchObject({ code: 'not_on_device' });
  await open('b', { bought: { ...terms, may_keep: false } });
  await expect(read('b')).rejects.toMatchObject({ code: 'not_kept_by_terms' });
  const ends_at = new Date(Date.now() - 1000).toISOString();
  await open('c', { bought: { ...terms, may_keep: true, ends_at } });
  await expect(read('c')).rejects.toMatchObject({ code: 'access_ended' });
  await open('d', { bought: { ...terms, may_keep: true } });
  expect(await read('d')).toMatchObject({ id: 'd' });
});

it('evicts the least recently opened texts but keeps pinned ones', async () => {
  await open('pinned', { pin: true });
  for (const [minute, id] of ['a', 'b', 'c'].entries()) {
    const now = vi.spyOn(Date, 'now').mockReturnValue(minute * 60_000);
    await open(id);
    now.mockRestore();
  }
  await evictTexts(me, { texts: 2, bytes: 1_000_000 });
  expect((await listOfflineTexts(me)).map(({ id }) => id).toSorted()).toEqual(['b', 'c', 'pinned']);
  await evictTexts(me, { texts: 2, bytes: 1 });
  expect((await listOfflineTexts(me)).map(({ id }) => id).toSorted()).toEqual(['c', 'pinned']);
});

it('hides offline texts from other users and deletes them on sign-out', async () => {
  await open('a');
  await expect(buildOfflinePage('other', { id: 'a', page: 1, perPage: 1 })).rejects.toMatchObject({
    code: 'not_on_device',
  });
  await deleteOfflineData(me);
  expect(await listOfflineTexts(me)).toEqual([]);
});

it('deletes a user’s searches and reading positions on sign-out, but keeps other users’ searches', async () => {
  localStorage.setItem(`glossa-searches-${me}`, '["divorce"]');
  localStorage.setItem('glossa-searches-other', '["cats"]');
  localStorage.setItem('glossa-place:a', '4');
  await deleteOfflineData(me);
  expect(localStorage.getItem(`glossa-searches-${me}`)).toBeNull();
  expect(localStorage.getItem('glossa-place:a')).toBeNull();
  expect(localStorage.getItem('glossa-searches-other')).toBe('["cats"]');
});

it('stores the start of a long text and the area around the reading position, or all of a pinned text', () => {
  expect(chunksToCache(500, 0, false)).toEqual([0, 1, 2]);
  const nearbyChunks = chunksToCache(10_000, 5000, false);
  expect(nearbyChunks).toHaveLength(10);
  expect(nearbyChunks.slice(0, 2)).toEqual([25, 0]);
  expect(nearbyChunks.toSorted((a, b) => a - b)).toEqual([0, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  expect(chunksToCache(10_000, 5000, true)).toHaveLength(50);
});
