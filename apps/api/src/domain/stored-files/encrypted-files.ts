import { buffer } from 'node:stream/consumers';

import { ProtectionError } from '@glossa/protection/protection-error';
import type { MasterKeys } from '@glossa/protection/sealed-files/master-keys';
import { headerSize, openHeader } from '@glossa/protection/sealed-files/sealed-header';
import type { BaseStorage } from '@glossa/storage/storage';

import { isEncryptedVideo } from '#domain/videos/media-keys.ts';

/**
 * Returns whether the file with this key is encrypted at rest, which is the case for encrypted versions of videos,
 * product files except covers, and uploaded lists of learners.
 */
export const isEncrypted = (key: string): boolean =>
  isEncryptedVideo(key) ||
  key.startsWith('rosters/') ||
  (key.startsWith('products/') && !/^products\/[^/]+\/cover-/.test(key));

/**
 * Returns the number of the key that opens an encrypted file; undefined if none does. Reads only the file's header.
 * @throws {ProtectionError} when the header is damaged
 */
export async function findKeyNumber(
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
      if (!(error instanceof ProtectionError && error.code === 'sealed_key_unknown')) throw error;
    }
  }
  return undefined;
}
