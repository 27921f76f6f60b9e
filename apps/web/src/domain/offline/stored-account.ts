import type { User } from '@glossa/contract/auth';

import { account } from './current-account.ts';
import { keyRange, openOfflineDatabase, accountStores } from './database.ts';
import type { StoredAccount } from './database.ts';
import { deleteRecordings } from './recordings.ts';

/**
 * Stores the signed-in user, who can then continue offline. Deletes the recordings of a previous user, because the
 * service worker can't tell who requests them.
 */
export async function storeAccount(user: User): Promise<void> {
  account.set(user.id);
  const database = await openOfflineDatabase();
  const last = findLatest(await database.getAll('accounts'));
  await database.put('accounts', { id: user.id, user, at: Date.now() });
  if (last && last.id !== user.id) await deleteRecordings();
}

const findLatest = (all: readonly StoredAccount[]): StoredAccount | undefined =>
  all.toSorted((a, b) => b.at - a.at)[0];

/** Returns the last user who signed in here and has not signed out, and makes their account the current one. */
export async function openStoredAccount(): Promise<User | undefined> {
  const last = findLatest(await (await openOfflineDatabase()).getAll('accounts'));
  account.set(last?.id);
  return last?.user;
}

/** Deletes everything that this device stores for a user: texts, words, recordings, searches and pending changes. */
export async function deleteOfflineData(id: string): Promise<void> {
  if (account.read() === id) account.set(undefined);
  for (const key of Object.keys(localStorage)) {
    if (/^glossa-(place|audio|speech):/.test(key)) localStorage.removeItem(key);
  }
  localStorage.removeItem(`glossa-searches-${id}`);
  await deleteRecordings();
  const database = await openOfflineDatabase();
  const transaction = database.transaction(['accounts', ...accountStores], 'readwrite');
  await Promise.all([
    transaction.objectStore('accounts').delete(id),
    ...accountStores.map((name) => transaction.objectStore(name).delete(keyRange(id))),
    transaction.done,
  ]);
}
