import { ProtectionError } from '@glossa/protection/protection-error';
import type { MasterKeys } from '@glossa/protection/sealed-files/master-keys';
import { sealedStorage } from '@glossa/protection/sealed-files/sealed-storage';
import type { BaseStorage } from '@glossa/storage/storage';

import { findKeyNumber, isEncrypted } from './encrypted-files.ts';

/** Number of sealed files by outcome. */
export interface ReencryptionCounts {
  /** Already encrypted under the current key. */
  current: number;
  reencrypted: number;
  bytes: number;
  /** Left unchanged: sealed under an unknown key, or damaged. */
  unknown: number;
  damaged: number;
}

interface ReencryptOptions {
  signal: AbortSignal;
  onFile: (key: string) => void;
  onReencrypted: () => void;
  onProblem: (key: string, problem: 'unknown' | 'damaged') => void;
}

/**
 * Re-encrypts, under the first key, each file that is sealed under another key. A file is replaced only when the new
 * one is complete, so this can be stopped and restarted at any time, even while the site serves the files.
 */
export async function reencryptFiles(
  files: BaseStorage,
  keys: MasterKeys,
  { signal, onFile, onReencrypted, onProblem }: ReencryptOptions,
): Promise<ReencryptionCounts> {
  const sealed = sealedStorage(files, keys);
  const counts: ReencryptionCounts = { current: 0, reencrypted: 0, bytes: 0, unknown: 0, damaged: 0 };
  const report = (key: string, problem: 'unknown' | 'damaged') => {
    counts[problem] += 1;
    onProblem(key, problem);
  };
  for await (const { key, size } of files.list()) {
    signal.throwIfAborted();
    if (!isEncrypted(key)) continue;
    onFile(key);
    try {
      const number = await findKeyNumber(files, keys, key);
      if (number === 0) counts.current += 1;
      else if (number === undefined) report(key, 'unknown');
      else {
        await sealed.write(key, sealed.read(key));
        counts.reencrypted += 1;
        onReencrypted();
        counts.bytes += size;
      }
    } catch (error) {
      // The file was deleted in the meantime.
      if (!(await files.stat(key))) continue;
      if (!(error instanceof ProtectionError)) throw error;
      report(key, 'damaged');
    }
  }
  return counts;
}
