import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import { ProtectionError } from '../protection-error.ts';
import type { MasterKey, MasterKeys } from '../sealed-files/master-keys.ts';

const keyIdLength = 8;
const nonceLength = 12;
const tagLength = 16;

// Derive a separate key, because the master key wraps file keys.
const valueKey = ({ key }: MasterKey): Buffer =>
  Buffer.from(hkdfSync('sha256', key, 'glossa sealed values', 'value key', 32));

/**
 * Encrypts a small value for the database (AES-256-GCM). `context` identifies the value's owner. Opening the value
 * requires the same context, so a value that was copied to another row can't be opened there.
 */
export function sealValue([current]: MasterKeys, value: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', valueKey(current), nonce).setAAD(Buffer.from(context));
  return Buffer.concat([current.id, nonce, cipher.update(value), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts a sealed value.
 * @throws {ProtectionError} sealed_key_unknown; sealed_value_damaged when it was changed or is from another context
 */
export function openValue(keys: MasterKeys, sealed: Uint8Array, context: string): Buffer {
  const bytes = Buffer.from(sealed);
  const master = keys.find(({ id }) => id.equals(bytes.subarray(0, keyIdLength)));
  if (!master) throw new ProtectionError('sealed_key_unknown');
  const nonce = bytes.subarray(keyIdLength, keyIdLength + nonceLength);
  const decipher = createDecipheriv('aes-256-gcm', valueKey(master), nonce)
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-tagLength));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(keyIdLength + nonceLength, -tagLength)),
      decipher.final(),
    ]);
  } catch {
    throw new ProtectionError('sealed_value_damaged');
  }
}

/** Returns whether a value is sealed under the current key. */
export const isSealedUnderCurrentKey = ([current]: MasterKeys, sealed: Uint8Array): boolean =>
  current.id.equals(Buffer.from(sealed).subarray(0, keyIdLength));
