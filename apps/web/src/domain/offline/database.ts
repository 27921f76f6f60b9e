import type { User } from '@glossa/contract/auth';
import type { ReadingPage } from '@glossa/contract/reading';
import type { TextCard } from '@glossa/contract/texts';
import type { OfflineChange } from '@glossa/contract/word-sync';
import type { WordState } from '@glossa/contract/words';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

import { account } from './current-account.ts';

/** The user last signed in on this device, who may continue offline. */
export interface StoredAccount {
  id: string;
  user: User;
  /** When the user was last stored, in milliseconds since the Unix epoch. */
  at: number;
}

/** The fields of a reading page that describe its text. */
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

/** The metadata of a cached text, without its sentences. */
export interface OfflineText {
  account: string;
  id: string;
  /** The text's fields from the most recently fetched page. */
  head: Pick<ReadingPage, (typeof headFields)[number]>;
  /** Whether the user saved the text; otherwise, it may be evicted. */
  pinned: boolean;
  /** When the text was last opened, in milliseconds since the Unix epoch. */
  openedAt: number;
  /** Size of the cached sentences. */
  bytes: number;
  /** Size of the cached recording; 0 if there is none. */
  recordingBytes: number;
}

/** 200 sentences of a text; chunk 0 contains the first 200. */
export interface TextChunk extends Pick<ReadingPage, 'sentences' | 'phrases' | 'sentence_times'> {
  account: string;
  text: string;
  number: number;
}

/** A change that has not been sent yet. */
export interface PendingChange {
  account: string;
  /** Identical for all changes to a word, so that only the latest change remains in the queue. */
  key: string;
  change: OfflineChange;
  /** The temporary ID, far below 0, of a new phrase until the server assigns one. */
  local?: number;
}

/** Devices store these names, so they must not change: `answers` holds cached responses, `leaves` chunks of texts. */
interface Schema extends DBSchema {
  accounts: { key: string; value: StoredAccount };
  answers: { key: [string, string]; value: { account: string; key: string; answer: unknown } };
  cards: { key: [string, string]; value: { account: string; id: string; card: TextCard } };
  texts: { key: [string, string]; value: OfflineText };
  leaves: { key: [string, string, number]; value: TextChunk };
  states: { key: [string, number]; value: { account: string; id: number; state: WordState } };
  changes: { key: [string, string]; value: PendingChange };
}

export type OfflineDatabase = IDBPDatabase<Schema>;

const databaseName = 'glossa-offline-texts';

/** The stores whose keys start with the account. */
export const accountStores = ['answers', 'cards', 'texts', 'leaves', 'states', 'changes'] as const;

let databasePromise: Promise<OfflineDatabase> | undefined;

const open = (): Promise<OfflineDatabase> =>
  openDB<Schema>(databaseName, 1, {
    upgrade: (database) => {
      database.createObjectStore('accounts', { keyPath: 'id' });
      database.createObjectStore('answers', { keyPath: ['account', 'key'] });
      database.createObjectStore('cards', { keyPath: ['account', 'id'] });
      database.createObjectStore('texts', { keyPath: ['account', 'id'] });
      database.createObjectStore('leaves', { keyPath: ['account', 'text', 'number'] });
      database.createObjectStore('states', { keyPath: ['account', 'id'] });
      database.createObjectStore('changes', { keyPath: ['account', 'key'] });
    },
    // Another tab needs to upgrade the database and must not wait for this one.
    blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    terminated: () => (databasePromise = undefined),
  });

/** Opens this device's database once. Rejects if the browser has no storage, as in some private windows. */
export function openOfflineDatabase(): Promise<OfflineDatabase> {
  databasePromise ??= open().catch((error: unknown) => {
    databasePromise = undefined;
    throw error;
  });
  return databasePromise;
}

/**
 * Opens the database to write a user's data.
 * @throws {Error} when the user has signed out, so that late responses aren't stored.
 */
export async function openAccountDatabase(accountId: string): Promise<OfflineDatabase> {
  if (account.read() !== accountId) throw new Error('Signed out');
  return openOfflineDatabase();
}

/** Returns the range of keys that start with these parts. */
export const keyRange = (...parts: readonly string[]): IDBKeyRange =>
  IDBKeyRange.bound([...parts], [...parts, []]);
