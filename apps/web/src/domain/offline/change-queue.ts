import type { OfflineChange } from '@glossa/contract/word-sync';

import { connection } from './connection.ts';
import { openAccountDatabase, keyRange, openOfflineDatabase } from './database.ts';
import type { PendingChange } from './database.ts';
import { firstLocal } from '@/domain/words/word-queue.ts';
import { serverNow } from '@/lib/api/server-clock.ts';

/** A change without its ID and time, which the queue assigns. */
export type NewChange = OfflineChange extends infer Change
  ? Change extends OfflineChange
    ? Omit<Change, 'id' | 'at'>
    : never
  : never;

/** Returns a user's pending changes in the order in which they were made. */
export const listPending = async (account: string): Promise<PendingChange[]> =>
  (await (await openOfflineDatabase()).getAll('changes', keyRange(account))).toSorted((a, b) =>
    a.change.at.localeCompare(b.change.at),
  );

/** Counts the pending changes, and publishes the number. */
export async function countPending(account: string): Promise<number> {
  const count = await (await openOfflineDatabase()).count('changes', keyRange(account));
  connection.setPending(count);
  return count;
}

/** Returns the queue key of a new phrase, which has only a local ID until the server assigns one. */
const phraseKey = (local: number): string => `phrase:${local}`;

const changeKey = (change: NewChange, id: string): string =>
  change.what === 'known' || change.what === 'phrase'
    ? `${change.what}:${id}`
    : `${change.what}:${change.word}`;

/** Merges a change into the pending creation of its phrase. */
function mergeIntoPhrase(phrase: PendingChange, change: NewChange): PendingChange['change'] | undefined {
  if (phrase.change.what !== 'phrase' || change.what !== 'entry') return undefined;
  const before = phrase.change.phrase;
  const { translation, knowledge_level: level, ...rest } = change.entry ?? {};
  // The server would reject a phrase without a translation.
  const written = {
    translation: translation || before.translation,
    knowledge_level: level ?? before.knowledge_level,
  };
  return { ...phrase.change, phrase: { ...before, ...rest, ...written } };
}

/**
 * Adds a change to the queue. Changes to the same word are merged under a new ID, since the earlier change may already
 * have been sent. Returns the change now pending for that word, if any.
 */
export async function addChange(
  account: string,
  newChange: NewChange,
  local?: number,
): Promise<PendingChange | undefined> {
  const id = crypto.randomUUID();
  const now = { id, at: new Date(serverNow()).toISOString() };
  const { store, done } = (await openAccountDatabase(account)).transaction('changes', 'readwrite');
  const enqueue = async (key: string, change: OfflineChange, its = local) => {
    const pending = { account, key, change, ...(its === undefined ? {} : { local: its }) };
    await store.put(pending);
    return pending;
  };
  const add = async (): Promise<PendingChange | undefined> => {
    if (newChange.what === 'phrase') return enqueue(phraseKey(local ?? firstLocal), { ...newChange, ...now });
    if (newChange.what === 'known') return enqueue(changeKey(newChange, id), { ...newChange, ...now });
    if (newChange.word <= firstLocal) {
      const phrase = await store.get([account, phraseKey(newChange.word)]);
      const change = phrase && mergeIntoPhrase(phrase, newChange);
      if (phrase && change) return enqueue(phrase.key, { ...change, ...now }, phrase.local);
      if (phrase) await store.delete([account, phrase.key]);
      return undefined;
    }
    const key = changeKey(newChange, id);
    if (newChange.what === 'delete') {
      await store.delete([account, `entry:${newChange.word}`]);
      return enqueue(key, { ...newChange, ...now });
    }
    const before = (await store.get([account, key]))?.change;
    const entry = before?.what === 'entry' ? { ...before.entry, ...newChange.entry } : newChange.entry;
    return enqueue(key, { ...newChange, entry, ...now });
  };
  const pending = await add();
  await done;
  await countPending(account);
  return pending;
}

/** Removes a change that the server has responded to, unless a newer one has replaced it. */
export async function removeChange({ account, key, change }: PendingChange): Promise<void> {
  const { store, done } = (await openOfflineDatabase()).transaction('changes', 'readwrite');
  if ((await store.get([account, key]))?.change.id === change.id) await store.delete([account, key]);
  await done;
}
