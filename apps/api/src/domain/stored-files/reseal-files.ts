import { ProtectionProblem } from '@glossa/protection/protection-problem';
import type { MasterKeys } from '@glossa/protection/sealed-files/master-keys';
import { sealedStorage } from '@glossa/protection/sealed-files/sealed-storage';
import type { BaseStorage } from '@glossa/storage/storage';

import { isSealed } from './is-sealed.ts';
import { keyOfFile } from './key-of-file.ts';

/** Numbers of sealed files by outcome. */
export interface Resealed {
  /** Already under the current key. */
  present: number;
  resealed: number;
  bytes: number;
  /** Left unchanged: sealed under an unknown key, or damaged. */
  unknown: number;
  damaged: number;
}

interface Resealing {
  signal: AbortSignal;
  onFile: (key: string) => void;
  onResealed: () => void;
  onProblem: (key: string, problem: 'unknown' | 'damaged') => void;
}

/**
 * Re-encrypts, under the first key, each file that is sealed under another one. A file is replaced only when the new
 * one is complete, so this can be stopped and restarted at any time, even while the site serves the files.
 */
export async function resealFiles(
  files: BaseStorage,
  keys: MasterKeys,
  { signal, onFile, onResealed, onProblem }: Resealing,
): Promise<Resealed> {
  const sealed = sealedStorage(files, keys);
  const done: Resealed = { present: 0, resealed: 0, bytes: 0, unknown: 0, damaged: 0 };
  const tell = (key: string, problem: 'unknown' | 'damaged') => {
    done[problem] += 1;
    onProblem(key, problem);
  };
  for await (const { key, size } of files.list()) {
    signal.throwIfAborted();
    if (!isSealed(key)) continue;
    onFile(key);
    try {
      const number = await keyOfFile(files, keys, key);
      if (number === 0) done.present += 1;
      else if (number === undefined) tell(key, 'unknown');
      else {
        await sealed.write(key, sealed.read(key));
        done.resealed += 1;
        onResealed();
        done.bytes += size;
      }
    } catch (error) {
      // The file was deleted in the meantime.
      if (!(await files.stat(key))) continue;
      if (!(error instanceof ProtectionProblem)) throw error;
      tell(key, 'damaged');
    }
  }
  return done;
}
