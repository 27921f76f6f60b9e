import { stat } from 'node:fs/promises';

import type { StorageKind } from '@glossa/contract/storage';
import type { Storage } from '@glossa/storage/storage';

import { countFile, forgetFile, type CountDeps } from './storage-quota.ts';

/** The owner of a file, and how the file counts toward their quota. */
export interface FileOwner {
  ownerId: string;
  kind: StorageKind;
  /** The reservation that the file was uploaded under. */
  reservation?: string | undefined;
  /** Whether to count the file even above the limit, because the server created it from another file. */
  always?: boolean;
}

/** A storage that counts files toward their owners' quotas until they are removed. */
export interface AccountStorage extends Storage {
  /**
   * Moves a finished file from the local disk into the storage and counts it toward its owner's quota.
   * @throws {Failure} storage_quota_exceeded
   */
  adoptFor(owner: FileOwner, key: string, path: string): Promise<void>;
  /** Like `adoptFor`, but writes the file instead of moving it. */
  writeFor(owner: FileOwner, key: string, content: Uint8Array): Promise<void>;
}

/** Wraps a storage so that it counts files. */
export function accountStorage(storage: Storage, deps: CountDeps): AccountStorage {
  const remove = async (key: string) => {
    await storage.remove(key);
    await forgetFile(deps, key);
  };
  const storeCounted = async (
    { ownerId, ...file }: FileOwner,
    { key, bytes }: { key: string; bytes: number },
    store: () => Promise<void>,
  ) => {
    // Count the file before storing it, so that no file is ever stored uncounted. If the server crashes in between, the
    // recount corrects the usage.
    await countFile(deps, { ...file, learnerId: ownerId, key, bytes });
    try {
      await store();
    } catch (error) {
      await forgetFile(deps, key);
      throw error;
    }
  };
  return {
    ...storage,
    remove,
    adoptFor: async (owner, key, path) =>
      storeCounted(owner, { key, bytes: (await stat(path)).size }, () => storage.adopt(key, path)),
    writeFor: (owner, key, content) =>
      storeCounted(owner, { key, bytes: content.length }, () => storage.write(key, content)),
  };
}
