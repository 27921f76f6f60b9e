import type { ReadingPage } from '@glossa/contract/reading';
import type { WordState } from '@glossa/contract/words';

import { databaseOf, offlineDatabase } from './database.ts';
import { wordsOf } from './cut-page.ts';

/** Caches word states; undefined deletes the one of a word that is new again. */
export async function keepStates(
  account: string,
  states: Iterable<readonly [number, WordState | undefined]>,
): Promise<void> {
  const all = (await databaseOf(account)).transaction('states', 'readwrite');
  const writes = [...states].map(([id, state]) =>
    state ? all.store.put({ account, id, state }) : all.store.delete([account, id]),
  );
  await Promise.all([...writes, all.done]);
}

/** Caches the word states of a page. */
export const keepStatesOf = (account: string, page: ReadingPage): Promise<void> =>
  keepStates(
    account,
    wordsOf(page).map((id) => [id, page.words[id]] as const),
  );

/** Returns the cached states of words; a word without one is new. */
export async function readStates(
  account: string,
  ids: readonly number[],
): Promise<Record<string, WordState>> {
  const { store } = (await offlineDatabase()).transaction('states');
  const found = await Promise.all(ids.map((id) => store.get([account, id])));
  return Object.fromEntries(found.flatMap((kept) => (kept ? [[kept.id, kept.state]] : [])));
}
