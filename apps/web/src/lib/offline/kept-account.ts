import type { User } from '@glossa/contract/auth';

import { account } from './account.ts';
import { keysOf, offlineDatabase, ownStores } from './database.ts';
import type { KeptAccount } from './database.ts';
import { forgetRecordings } from './recordings.ts';

/**
 * Keeps who is signed in, to go on as this person without a connection. Recordings of whoever was signed in before go: the
 * worker that answers them does not know who asks.
 */
export async function keepAccount(user: User): Promise<void> {
  account.set(user.id);
  const database = await offlineDatabase();
  const last = lastOf(await database.getAll('accounts'));
  await database.put('accounts', { id: user.id, user, at: Date.now() });
  if (last && last.id !== user.id) await forgetRecordings();
}

const lastOf = (all: readonly KeptAccount[]): KeptAccount | undefined =>
  all.toSorted((a, b) => b.at - a.at)[0];

/** The person who was signed in here last and has not signed out; from here on their things are read. */
export async function openKeptAccount(): Promise<User | undefined> {
  const last = lastOf(await (await offlineDatabase()).getAll('accounts'));
  account.set(last?.id);
  return last?.user;
}

/** Removes all that is kept of a person on this device: texts, words, recordings, and changes that wait. */
export async function forgetAccount(id: string): Promise<void> {
  if (account.read() === id) account.set(undefined);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('glossa-place:') || key.startsWith('glossa-audio:')) localStorage.removeItem(key);
  }
  await forgetRecordings();
  const database = await offlineDatabase();
  const all = database.transaction(['accounts', ...ownStores], 'readwrite');
  await Promise.all([
    all.objectStore('accounts').delete(id),
    ...ownStores.map((name) => all.objectStore(name).delete(keysOf(id))),
    all.done,
  ]);
}
