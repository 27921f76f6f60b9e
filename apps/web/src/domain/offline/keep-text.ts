import { getReadingPage } from '@glossa/contract/reading';
import type { ReadingPage } from '@glossa/contract/reading';

import { call } from '@/lib/api/client.ts';
import { leafSize } from './cut-page.ts';
import {
  changeOfflineText,
  forgetSentences,
  forgetText,
  keepLeaf,
  makeRoom,
  mayKeep,
  noteOpened,
} from './offline-texts.ts';
import { keepRecording } from './recordings.ts';
import { keepStatesOf } from './cached-responses.ts';
import { waitForIdle } from './wait-for-idle.ts';

/** Sentences of a very long text cached around the reading position, unless it is pinned. */
const around = 2000;

/** Milliseconds after which cached sentences are refetched, since the text may have been edited. */
const fresh = 10 * 60_000;

const fetchedAt = new Map<string, number>();
let turn: Promise<unknown> = Promise.resolve();

/** Returns the leaves to cache: the first, which opens the text, and those nearest the reading position. */
export function wantedLeaves(count: number, place: number, pinned: boolean): number[] {
  const all = Array.from({ length: Math.ceil(count / leafSize) }, (_, number) => number);
  const here = Math.floor(place / leafSize);
  const near = all.toSorted((a, b) => Math.abs(a - here) - Math.abs(b - here));
  return [...new Set([here, 0, ...near])].slice(0, pinned ? all.length : around / leafSize);
}

async function fetchLeaf(account: string, id: string, number: number): Promise<void> {
  const key = `${account} ${id} ${number}`;
  if (Date.now() - (fetchedAt.get(key) ?? 0) < fresh) return;
  await waitForIdle();
  const query = { sentences_per_page: leafSize };
  const page = await call(getReadingPage, { params: { id, page: number + 1 }, query });
  const { sentences, phrases, sentence_times } = page;
  await keepLeaf({ account, text: id, number, sentences, phrases, sentence_times });
  await keepStatesOf(account, page);
  fetchedAt.set(key, Date.now());
}

/**
 * Caches an open text: its metadata immediately, the sentences around the reading position when the browser is idle,
 * one text at a time. Removes the sentences if the text's terms do not allow offline reading.
 */
export async function keepOpened(account: string, page: ReadingPage, pin?: boolean): Promise<void> {
  const { pinned, head } = await noteOpened(account, page, pin);
  if (!mayKeep(page)) {
    // The metadata stays, to explain why the text cannot be read offline.
    await forgetSentences(account, page.id);
    return;
  }
  await keepStatesOf(account, page);
  const { page: number, sentences_per_page: perPage, bookmark } = page;
  const place = perPage === 1 ? bookmark : (number - 1) * perPage;
  const work = async () => {
    for (const leaf of wantedLeaves(head.sentence_count, place, pinned)) {
      await fetchLeaf(account, page.id, leaf);
    }
    await makeRoom(account);
  };
  turn = turn.then(work).catch(() => undefined);
  await turn;
}

/** Saves a whole text with its recording until the user removes it. Rejects if it cannot be fetched. */
export async function pinText(account: string, id: string): Promise<void> {
  const page = await call(getReadingPage, {
    params: { id, page: 1 },
    query: { sentences_per_page: leafSize },
  });
  // Otherwise the browser may clear all of it when the disk is full.
  void navigator.storage?.persist?.();
  await keepOpened(account, page, true);
  if (page.audio !== null && mayKeep(page)) await keepRecordingOf(account, { id, audio: page.audio });
}

/** Caches the recording of a cached text. */
export async function keepRecordingOf(
  account: string,
  { id, audio }: { id: string; audio: string },
): Promise<void> {
  await changeOfflineText(account, id, { recordingBytes: await keepRecording(audio) });
}

/** Removes a text from this device. */
export async function unpinText(account: string, id: string): Promise<void> {
  for (const key of fetchedAt.keys()) if (key.startsWith(`${account} ${id} `)) fetchedAt.delete(key);
  await forgetText(account, id);
}
