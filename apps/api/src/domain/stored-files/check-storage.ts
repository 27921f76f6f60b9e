import type { Transaction } from '@glossa/db/database';
import { ProtectionError } from '@glossa/protection/protection-error';
import type { MasterKeys } from '@glossa/protection/sealed-files/master-keys';
import { layoutOf } from '@glossa/protection/sealed-files/open-file';
import type { BaseStorage, ListedFile } from '@glossa/storage/storage';

import { joinSorted } from '#platform/join-sorted.ts';
import { findKeyNumber, isEncrypted } from './encrypted-files.ts';
import { listReferencedFiles, type ReferencedFile } from './queries.ts';

/** Possible faults in the storage; a stray is a file that no row references. */
export type StorageFault = 'missing' | 'size' | 'damaged' | 'unknown key' | 'stray';

interface Checking {
  files: BaseStorage;
  keys: MasterKeys;
  signal: AbortSignal;
  onFile: () => void;
  onFault: (fault: StorageFault, key: string, file: ListedFile | undefined) => Promise<void> | void;
}

/**
 * Compares the files that rows reference with the stored ones, streaming both. A missing file is looked up again before
 * it is reported, because it may have been stored in the meantime. Returns the number of files and their bytes.
 */
export async function checkStorage(
  tx: Transaction,
  { files, keys, signal, onFile, onFault }: Checking,
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
    const fault = await faultOf({ files, keys }, left, right);
    if (fault) await onFault(fault, key, right);
  }
  return sum;
}

async function faultOf(
  { files, keys }: Pick<Checking, 'files' | 'keys'>,
  named: ReferencedFile | undefined,
  found: ListedFile | undefined,
): Promise<StorageFault | undefined> {
  if (!named) return 'stray';
  if (!found) return named.isNeeded && !(await files.stat(named.key)) ? 'missing' : undefined;
  if (!isEncrypted(found.key)) return named.bytes === null || named.bytes === found.size ? undefined : 'size';
  try {
    if (named.bytes !== null && layoutOf(found.size).size !== named.bytes) return 'size';
    return (await findKeyNumber(files, keys, found.key)) === undefined ? 'unknown key' : undefined;
  } catch (error) {
    if (error instanceof ProtectionError) return 'damaged';
    throw error;
  }
}
