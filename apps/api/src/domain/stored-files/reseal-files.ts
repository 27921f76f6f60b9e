import { ProtectionProblem } from '@glossa/protection/protection-problem';
import type { MasterKeys } from '@glossa/protection/sealed-files/master-keys';
import { sealedStorage } from '@glossa/protection/sealed-files/sealed-storage';
import type { BaseStorage } from '@glossa/storage/storage';

import { isSealed } from './is-sealed.ts';
import { keyOfFile } from './key-of-file.ts';

/** What became of the sealed files. */
export interface Resealed {
  /** Under the present key already, and sealed anew under it. */
  present: number;
  resealed: number;
  bytes: number;
  /** Under a key that is not given, or damaged: they were left as they are. */
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
 * Seals anew, under the first key, each file that is sealed under another one. A file is replaced when the new one is
 * whole, so it may be stopped at any time and begun again, beside a site that serves the files.
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
      // It was removed meanwhile.
      if (!(await files.stat(key))) continue;
      if (!(error instanceof ProtectionProblem)) throw error;
      tell(key, 'damaged');
    }
  }
  return done;
}
