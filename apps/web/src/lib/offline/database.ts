import type { User } from '@glossa/contract/auth';
import type { ReadingPage } from '@glossa/contract/reading';
import type { TextCard } from '@glossa/contract/texts';
import type { OfflineChange } from '@glossa/contract/word-sync';
import type { WordState } from '@glossa/contract/words';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

import { account } from './account.ts';

/** Who was signed in here last, and may go on without a connection. */
export interface KeptAccount {
  id: string;
  user: User;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a page tells of its text. */
export const headFields = [
  'id',
  'title',
  'language',
  'direction',
  'audio',
  'sentence_count',
  'bookmark',
  'analysis',
  'bought',
] as const;

/** Beside the sentences: what a text is, and how it is kept. */
export interface KeptText {
  account: string;
  id: string;
  /** Of its page as it was fetched last. */
  head: Pick<ReadingPage, (typeof headFields)[number]>;
  /** Stays until it is removed by hand. */
  pinned: boolean;
  /** Milliseconds since 1970. */
  openedAt: number;
  /** Of its sentences, as far as they are kept. */
  bytes: number;
  /** Of its recording; 0 when that is not kept. */
  recordingBytes: number;
}

/** 200 sentences of a text: leaf 0 has the first ones. */
export interface Leaf extends Pick<ReadingPage, 'sentences' | 'phrases' | 'sentence_times'> {
  account: string;
  text: string;
  number: number;
}

/** A change that waits for a connection. */
export interface WaitingChange {
  account: string;
  /** Changes of the same thing have the same. */
  key: string;
  change: OfflineChange;
  /** The id, far below 0, by which a new phrase is known until the server has given it one. */
  local?: number;
}

interface Kept extends DBSchema {
  accounts: { key: string; value: KeptAccount };
  answers: { key: [string, string]; value: { account: string; key: string; answer: unknown } };
  cards: { key: [string, string]; value: { account: string; id: string; card: TextCard } };
  texts: { key: [string, string]; value: KeptText };
  leaves: { key: [string, string, number]; value: Leaf };
  states: { key: [string, number]; value: { account: string; id: number; state: WordState } };
  changes: { key: [string, string]; value: WaitingChange };
}

export type OfflineDatabase = IDBPDatabase<Kept>;

const databaseName = 'glossa-offline-texts';

/** Those whose keys begin with the account. */
export const ownStores = ['answers', 'cards', 'texts', 'leaves', 'states', 'changes'] as const;

let opened: Promise<OfflineDatabase> | undefined;

const open = (): Promise<OfflineDatabase> =>
  openDB<Kept>(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('accounts', { keyPath: 'id' });
      database.createObjectStore('answers', { keyPath: ['account', 'key'] });
      database.createObjectStore('cards', { keyPath: ['account', 'id'] });
      database.createObjectStore('texts', { keyPath: ['account', 'id'] });
      database.createObjectStore('leaves', { keyPath: ['account', 'text', 'number'] });
      database.createObjectStore('states', { keyPath: ['account', 'id'] });
      database.createObjectStore('changes', { keyPath: ['account', 'key'] });
    },
    // Another tab has a newer version: it must not wait for this one.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    terminated: () => (opened = undefined),
  });

/** The database of this device; opened once. Rejects where the browser keeps nothing, e.g. in some private windows. */
export function offlineDatabase(): Promise<OfflineDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** The database, to write things of a person who is signed in still. Rejects for others: what comes late must not stay. */
export async function databaseOf(person: string): Promise<OfflineDatabase> {
  if (account.read() !== person) throw new Error('Signed out');
  return offlineDatabase();
}

/** Keys that begin with these parts. */
export const keysOf = (...parts: readonly string[]): IDBKeyRange =>
  IDBKeyRange.bound([...parts], [...parts, []]);
