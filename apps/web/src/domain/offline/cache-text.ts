import { getReadingPage } from '@glossa/contract/reading';
import type { ReadingPage } from '@glossa/contract/reading';

import { call } from '@/lib/api/client.ts';
import { chunkSize } from './text-chunks.ts';
import {
  updateOfflineText,
  deleteSentences,
  deleteOfflineText,
  storeChunk,
  evictTexts,
  allowsOffline,
  recordOpening,
} from './offline-texts.ts';
import { cacheRecording } from './recordings.ts';
import { cachePageStates } from './cached-responses.ts';
import { cacheGlosses } from './offline-glosses.ts';
import { waitForIdle } from './wait-for-idle.ts';

/** Number of sentences cached around the reading position of a very long text, unless it is pinned. */
const maxNearbySentences = 2000;

/** Milliseconds after which cached sentences are refetched, since the text may have been edited. */
const maxAge = 10 * 60_000;

const fetchedAt = new Map<string, number>();
let lastJob: Promise<unknown> = Promise.resolve();

/** Returns the chunks to cache: the first one, and as many as allowed around the reading position, nearest first. */
export function chunksToCache(count: number, position: number, pinned: boolean): number[] {
  const chunkNumbers = Array.from({ length: Math.ceil(count / chunkSize) }, (_, number) => number);
  const currentChunk = Math.floor(position / chunkSize);
  const nearestFirst = chunkNumbers.toSorted(
    (a, b) => Math.abs(a - currentChunk) - Math.abs(b - currentChunk),
  );
  return [...new Set([currentChunk, 0, ...nearestFirst])].slice(
    0,
    pinned ? chunkNumbers.length : maxNearbySentences / chunkSize,
  );
}

async function fetchChunk(account: string, id: string, number: number, pinned: boolean): Promise<void> {
  const key = `${account} ${id} ${number} ${pinned}`;
  if (Date.now() - (fetchedAt.get(key) ?? 0) < maxAge) return;
  await waitForIdle();
  const query = { sentences_per_page: chunkSize };
  const page = await call(getReadingPage, { params: { id, page: number + 1 }, query });
  const { sentences, phrases, sentence_times } = page;
  await storeChunk({ account, text: id, number, sentences, phrases, sentence_times });
  await cachePageStates(account, page);
  // Caching the glosses of every text would be too much work for the server.
  if (pinned) await cacheGlosses(account, id, number);
  fetchedAt.set(key, Date.now());
}

/**
 * Caches an open text: its metadata immediately, the sentences around the reading position when the browser is idle,
 * one text at a time. Removes the sentences if the text's terms do not allow offline reading.
 */
export async function cacheOpenText(account: string, page: ReadingPage, pin?: boolean): Promise<void> {
  const { pinned, head } = await recordOpening(account, page, pin);
  if (!allowsOffline(page)) {
    // Keep the metadata, to explain why the text cannot be read offline.
    await deleteSentences(account, page.id);
    return;
  }
  await cachePageStates(account, page);
  const { page: number, sentences_per_page: perPage, bookmark } = page;
  const position = perPage === 1 ? bookmark : (number - 1) * perPage;
  const cacheChunks = async () => {
    for (const chunk of chunksToCache(head.sentence_count, position, pinned)) {
      await fetchChunk(account, page.id, chunk, pinned);
    }
    await evictTexts(account);
  };
  lastJob = lastJob.then(cacheChunks).catch(() => undefined);
  await lastJob;
}

/** Saves a whole text and its recording until the user removes it. Rejects if the text cannot be fetched. */
export async function pinText(account: string, id: string): Promise<void> {
  const page = await call(getReadingPage, {
    params: { id, page: 1 },
    query: { sentences_per_page: chunkSize },
  });
  // Otherwise the browser may evict everything when the disk is full.
  void navigator.storage?.persist?.();
  await cacheOpenText(account, page, true);
  if (page.audio !== null && allowsOffline(page))
    await cacheTextRecording(account, { id, audio: page.audio });
}

/** Caches the recording of a cached text, and records the recording's size. */
export async function cacheTextRecording(
  account: string,
  { id, audio }: { id: string; audio: string },
): Promise<void> {
  await updateOfflineText(account, id, { recordingBytes: await cacheRecording(audio) });
}

/** Removes a text from this device. */
export async function unpinText(account: string, id: string): Promise<void> {
  for (const key of fetchedAt.keys()) if (key.startsWith(`${account} ${id} `)) fetchedAt.delete(key);
  await deleteOfflineText(account, id);
}
