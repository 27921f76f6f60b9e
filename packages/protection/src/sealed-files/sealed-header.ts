import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

import type { FrameKey } from '../frames/frame-cipher.ts';
import { ProtectionError } from '../protection-error.ts';
import type { MasterKeys } from './master-keys.ts';

/*
 * Header of a sealed file, 100 bytes:
 *   0  4  magic "GLSF"
 *   4  1  format version, 1
 *   5  3  zero
 *   8  8  ID of the master key
 *  16 16  ID of the file
 *  32  8  frame nonce
 *  40 12  nonce of the wrapped frame key
 *  52 32  frame key, wrapped with AES-256-GCM under the master key
 *  84 16  tag of the wrapped frame key
 * The tag authenticates bytes 0 to 51 and the file's storage key; each frame authenticates bytes 0 to 39.
 */
export const headerSize = 100;
const magic = Buffer.from('GLSF\x01\0\0\0', 'latin1');
const boundSize = 40;
const wrappedAt = 52;
const tagAt = 84;

/**
 * Returns the data that the tag authenticates. It includes the storage key, so that a file can be opened only under
 * that key.
 */
const buildAdditionalData = (header: Buffer, storageKey: string): Buffer =>
  Buffer.concat([header.subarray(0, wrappedAt), Buffer.from(storageKey)]);

const createFrameKey = (header: Buffer, key: Buffer): FrameKey => ({
  key,
  nonce: header.subarray(32, boundSize),
  additionalData: header.subarray(0, boundSize),
});

/** Creates the header, with a new key, of a file that will be stored under `storageKey`. */
export function makeHeader([master]: MasterKeys, storageKey: string): { header: Buffer; key: FrameKey } {
  const header = Buffer.alloc(headerSize);
  header.set(magic);
  header.set(master.id, 8);
  header.set(randomBytes(wrappedAt - 16), 16);
  const key = randomBytes(32);
  const cipher = createCipheriv('aes-256-gcm', master.key, header.subarray(boundSize, wrappedAt));
  cipher.setAAD(buildAdditionalData(header, storageKey));
  header.set(Buffer.concat([cipher.update(key), cipher.final(), cipher.getAuthTag()]), wrappedAt);
  return { header, key: createFrameKey(header, key) };
}

/**
 * Returns the frame key of a header.
 * @throws {ProtectionError} sealed_file_damaged, sealed_key_unknown
 */
export function openHeader(keys: MasterKeys, storageKey: string, header: Buffer): FrameKey {
  if (header.length !== headerSize || !header.subarray(0, 8).equals(magic)) {
    throw new ProtectionError('sealed_file_damaged', 'no header');
  }
  const id = header.subarray(8, 16);
  const master = keys.find((one) => one.id.equals(id));
  if (!master) throw new ProtectionError('sealed_key_unknown', id.toString('hex'));
  const nonce = header.subarray(boundSize, wrappedAt);
  const decipher = createDecipheriv('aes-256-gcm', master.key, nonce, { authTagLength: 16 });
  decipher.setAAD(buildAdditionalData(header, storageKey));
  decipher.setAuthTag(header.subarray(tagAt));
  try {
    const key = Buffer.concat([decipher.update(header.subarray(wrappedAt, tagAt)), decipher.final()]);
    return createFrameKey(header, key);
  } catch (error) {
    throw new ProtectionError('sealed_file_damaged', 'the header cannot be decrypted', error);
  }
}
