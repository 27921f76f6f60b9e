import type { Transaction } from '@glossa/db/database';
import { ProtectionError } from '@glossa/protection/protection-error';
import type { MasterKeys } from '@glossa/protection/sealed-files/master-keys';
import { computeLayout } from '@glossa/protection/sealed-files/open-file';
import type { BaseStorage, ListedFile } from '@glossa/storage/storage';

import { joinSorted } from '#platform/join-sorted.ts';
import { findKeyNumber, isEncrypted } from './encrypted-files.ts';
import { listReferencedFiles, type ReferencedFile } from './queries.ts';

/** Possible faults in the storage; a stray is a file that no row references. */
export type StorageFault = 'missing' | 'size' | 'damaged' | 'unknown key' | 'stray';

interface CheckOptions {
  files: BaseStorage;
  keys: MasterKeys;
  signal: AbortSignal;
  onFile: () => void;
  onFault: (fault: StorageFault, key: string, file: ListedFile | undefined) => Promise<void> | void;
}

/**
 * Compares the files that rows reference with the stored ones, streaming both. A missing file is looked up again before
 * it is reported, because it may have been stored in the meantime. Returns the number of files and their total size in
 * bytes.
 */
export async function checkStorage(
  tx: Transaction,
  { files, keys, signal, onFile, onFault }: CheckOptions,
): Promise<{ count: number; bytes: number }> {
  const sum = { count: 0, bytes: 0 };
  const nameOf = { left: (one: ReferencedFile) => one.key, right: (one: ListedFile) => one.key };
  for await (const { left, right } of joinSorted(listReferencedFiles(tx), files.list(), nameOf)) {
    signal.throwIfAborted();
    onFile();
    if (right) {
      sum.count += 1;
      sum.bytes += right.size;
    }
    const key = (left ?? right)?.key ?? '';
    const fault = await findFault({ files, keys }, left, right);
    if (fault) await onFault(fault, key, right);
  }
  return sum;
}

async function findFault(
  { files, keys }: Pick<CheckOptions, 'files' | 'keys'>,
  referenced: ReferencedFile | undefined,
  stored: ListedFile | undefined,
): Promise<StorageFault | undefined> {
  if (!referenced) return 'stray';
  if (!stored) return referenced.isNeeded && !(await files.stat(referenced.key)) ? 'missing' : undefined;
  if (!isEncrypted(stored.key))
    return referenced.bytes === null || referenced.bytes === stored.size ? undefined : 'size';
  try {
    if (referenced.bytes !== null && computeLayout(stored.size).size !== referenced.bytes) return 'size';
    return (await findKeyNumber(files, keys, stored.key)) === undefined ? 'unknown key' : undefined;
  } catch (error) {
    if (error instanceof ProtectionError) return 'damaged';
    throw error;
  }
}
