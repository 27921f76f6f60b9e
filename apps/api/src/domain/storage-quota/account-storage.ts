import { stat } from 'node:fs/promises';

import type { StorageKind } from '@glossa/contract/storage';
import type { Storage } from '@glossa/storage/storage';

import { countFile, forgetFile, type CountDeps } from './storage-quota.ts';

/** Whose file it is. */
export interface FileOwner {
  ownerId: string;
  kind: StorageKind;
  /** The reservation that it was uploaded under. */
  reservation?: string | undefined;
  /** Counts it even above the limit, for a file that the server made from another one. */
  always?: boolean;
}

/** A storage that counts the files of accounts. What is removed from it counts no longer. */
export interface AccountStorage extends Storage {
  /**
   * Moves a finished file from the local disk into the storage and counts it toward its owner's quota.
   * @throws {Failure} storage_quota_exceeded
   */
  adoptFor(owner: FileOwner, key: string, path: string): Promise<void>;
  /** Writes a file as `adoptFor` moves one. */
  writeFor(owner: FileOwner, key: string, content: Uint8Array): Promise<void>;
}

/** Adds the counting of files to a storage. */
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
    // Counted first, so that no file is ever stored uncounted. The recount corrects what a crash in between leaves.
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
