import { findDeviceKey } from './device-key.ts';
import { findKey, forgetKey, keepKey } from './key-store.ts';
import { OfflineCopyError } from './offline-copy-error.ts';

/** The key that the server sends along with a copy. */
export interface OfflineKey {
  /** ID of the copy, 32 hexadecimal digits. */
  copy: string;
  level: 'basic' | 'standard' | 'premium';
  /** base64url: the key, wrapped for this device if the level is premium. */
  key: string;
}

const nameOf = (copy: string): string => `copy ${copy}`;
const bytesOf = (pairs: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(pairs.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0);

async function unwrap({ copy, key }: OfflineKey): Promise<CryptoKey> {
  const device = await findDeviceKey();
  if (!device) throw new OfflineCopyError('copy_wrong_device');
  const padding = { name: 'RSA-OAEP', label: bytesOf(copy) };
  try {
    return await crypto.subtle.unwrapKey(
      'raw',
      fromBase64url(key),
      device.privateKey,
      padding,
      'AES-GCM',
      false,
      ['decrypt'],
    );
  } catch (error) {
    throw new OfflineCopyError('copy_wrong_device', error);
  }
}

/**
 * Stores the key of a copy as non-extractable.
 * @throws {OfflineCopyError} when the copy was made for another device.
 */
export async function keepCopyKey(given: OfflineKey): Promise<void> {
  const key =
    given.level === 'premium'
      ? await unwrap(given)
      : await crypto.subtle.importKey('raw', fromBase64url(given.key), 'AES-GCM', false, ['decrypt']);
  await keepKey(nameOf(given.copy), key);
}

/**
 * Returns the stored key of a copy.
 * @throws {OfflineCopyError} when this device has none.
 */
export async function findCopyKey(copy: string): Promise<CryptoKey> {
  const key = await findKey(nameOf(copy));
  if (!key || 'privateKey' in key) throw new OfflineCopyError('copy_wrong_device');
  return key;
}

/** Deletes the key of a copy, which then cannot be opened anymore. */
export const forgetCopyKey = (copy: string): Promise<void> => forgetKey(nameOf(copy));
