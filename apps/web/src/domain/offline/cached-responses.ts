import { listTextAnnotations } from '@glossa/contract/annotations';
import type { ReadingPage } from '@glossa/contract/reading';
import { getReadings } from '@glossa/contract/readings';
import { getSentenceTimes } from '@glossa/contract/sentence-times';
import { getSettings } from '@glossa/contract/settings';
import { getWord } from '@glossa/contract/words';
import type { WordState } from '@glossa/contract/words';

import { collectWordIds } from './text-chunks.ts';
import { openAccountDatabase, keyRange, openOfflineDatabase } from './database.ts';

/** Paths of the endpoints whose responses are cached unchanged, one per call. */
const verbatimPaths: ReadonlySet<string> = new Set(
  [getSettings, getWord, listTextAnnotations, getSentenceTimes, getReadings].map(({ path }) => path),
);

export const isCachedVerbatim = (path: string): boolean => verbatimPaths.has(path);

const cacheKey = (path: string, input: unknown): string => `${path} ${JSON.stringify(input)}`;

/** Caches the response of a call by its path and input. */
export async function cacheResponse(
  account: string,
  { path, input, response }: { path: string; input: unknown; response: unknown },
): Promise<void> {
  await (
    await openAccountDatabase(account)
  ).put('answers', { account, key: cacheKey(path, input), answer: response });
}

/** Returns the cached response of a call, or undefined if there is none. */
export async function readCachedResponse(account: string, path: string, input: unknown): Promise<unknown> {
  return (await (await openOfflineDatabase()).get('answers', [account, cacheKey(path, input)]))?.answer;
}

/** Counts the cached word entries of a user. */
export async function countCachedWords(account: string): Promise<number> {
  const keys = await (await openOfflineDatabase()).getAllKeys('answers', keyRange(account));
  return keys.filter(([, key]) => key.startsWith(`${getWord.path} `)).length;
}

/** Caches word states; undefined deletes the state of a word that is new again. */
export async function cacheWordStates(
  account: string,
  states: Iterable<readonly [number, WordState | undefined]>,
): Promise<void> {
  const transaction = (await openAccountDatabase(account)).transaction('states', 'readwrite');
  const writes = [...states].map(([id, state]) =>
    state ? transaction.store.put({ account, id, state }) : transaction.store.delete([account, id]),
  );
  await Promise.all([...writes, transaction.done]);
}

/** Caches the states of all words and phrases on a page; those without a state are new. */
export const cachePageStates = (account: string, page: ReadingPage): Promise<void> =>
  cacheWordStates(
    account,
    collectWordIds(page).map((id) => [id, page.words[id]] as const),
  );

/** Returns the cached states of words; a word without a state is new. */
export async function readWordStates(
  account: string,
  ids: readonly number[],
): Promise<Record<string, WordState>> {
  const { store } = (await openOfflineDatabase()).transaction('states');
  const found = await Promise.all(ids.map((id) => store.get([account, id])));
  return Object.fromEntries(found.flatMap((one) => (one ? [[one.id, one.state]] : [])));
}
