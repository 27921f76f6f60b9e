import { randomBytes } from 'node:crypto';

/** Encryption level of an offline copy. */
export type OfflineLevel = 'basic' | 'standard' | 'premium';

const numbers: Record<OfflineLevel, number> = { basic: 1, standard: 2, premium: 3 };

/*
 * Header of an offline copy, 32 bytes, authenticated with each frame:
 *   0  4  magic "GLOC"
 *   4  1  format version, 1
 *   5  1  level: 1 basic, 2 standard, 3 premium
 *   6  2  zero
 *   8 16  ID of the copy
 *  24  8  frame nonce
 * Followed by frames of 64 KiB, each with its tag. The key is not in the file.
 */
export const offlineHeaderSize = 32;

/** Creates the header of a new copy. */
export function makeOfflineHeader(level: OfflineLevel): { header: Buffer; id: Buffer; nonce: Buffer } {
  const kind = Buffer.from(`GLOC\x01${String.fromCharCode(numbers[level])}\0\0`, 'latin1');
  const header = Buffer.concat([kind, randomBytes(24)]);
  return { header, id: header.subarray(8, 24), nonce: header.subarray(24) };
}
