import { buffer } from 'node:stream/consumers';

import { ProtectionProblem } from '@glossa/protection/protection-problem';
import type { MasterKeys } from '@glossa/protection/sealed-files/master-keys';
import { headerSize, openHeader } from '@glossa/protection/sealed-files/sealed-header';
import type { BaseStorage } from '@glossa/storage/storage';

/**
 * Which of the keys opens a sealed file, by its number; undefined when none does. Only the beginning of the file is read.
 * Fails with a ProtectionProblem for a file that is damaged there.
 */
export async function keyOfFile(
  files: BaseStorage,
  keys: MasterKeys,
  key: string,
): Promise<number | undefined> {
  const header = await buffer(files.read(key, { start: 0, end: headerSize - 1 }));
  for (const [number, master] of keys.entries()) {
    try {
      openHeader([master], key, header);
      return number;
    } catch (error) {
      if (!(error instanceof ProtectionProblem && error.code === 'sealed_key_unknown')) throw error;
    }
  }
  return undefined;
}
