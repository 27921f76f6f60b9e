import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import { afterEach, beforeEach, vi } from 'vitest';

import { account } from '@/domain/offline/current-account.ts';
import { connection } from '@/domain/offline/connection.ts';
import { deleteOfflineData } from '@/domain/offline/stored-account.ts';

const classes = {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBRequest,
  IDBTransaction,
};
const indexedDB = new IDBFactory();

/** Before each test, sets up a browser in which `userId` is signed in and nothing is cached. */
export function setUpOfflineDevice(userId: string): void {
  beforeEach(async () => {
    for (const [name, value] of Object.entries({ ...classes, indexedDB })) vi.stubGlobal(name, value);
    await deleteOfflineData(userId);
    account.set(userId);
  });
  afterEach(() => {
    account.set(undefined);
    connection.setPending(0);
    connection.setOffline(false);
  });
}
