import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import type { MasterKey, MasterKeys } from './sealed-files/master-keys.ts';

const version = 1;
const idBytes = 8;
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = 1 + idBytes + nonceBytes;

/** Derives a separate key for texts, so that the master key wraps only file keys. */
const deriveKey = ({ key }: MasterKey): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, '', 'glossa sealed text', 32));

const additionalData = (header: Uint8Array, purpose: string): Buffer =>
  Buffer.concat([header, Buffer.from(purpose)]);

/**
 * Encrypts a short text, such as an API key (AES-256-GCM). The text can be opened only for the same `purpose`, so a
 * copy that is stored elsewhere is useless.
 */
export function sealText([master]: MasterKeys, text: string, purpose: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const header = Buffer.concat([Buffer.of(version), master.id, nonce]);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(master), nonce);
  cipher.setAAD(additionalData(header, purpose));
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([header, cipher.getAuthTag(), content]);
}

/**
 * Decrypts a text. Returns undefined if it is damaged, or if it was sealed under a different secret or for another
 * purpose.
 */
export function openText(keys: MasterKeys, sealed: Uint8Array, purpose: string): string | undefined {
  const header = sealed.subarray(0, headerBytes);
  const id = header.subarray(1, 1 + idBytes);
  const master = keys.find((one) => one.id.equals(id));
  if (sealed.length < headerBytes + tagBytes || header[0] !== version || !master) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(master), header.subarray(1 + idBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(additionalData(header, purpose));
  decipher.setAuthTag(sealed.subarray(headerBytes, headerBytes + tagBytes));
  try {
    const content = decipher.update(sealed.subarray(headerBytes + tagBytes));
    return Buffer.concat([content, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Returns whether a text is sealed under the first of the keys. */
export const isSealedUnder = ([master]: MasterKeys, sealed: Uint8Array): boolean =>
  master.id.equals(sealed.subarray(1, 1 + idBytes));
