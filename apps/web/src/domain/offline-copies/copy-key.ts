import { findDeviceKey } from './device-key.ts';
import { findKey, deleteKey, storeKey } from './key-store.ts';
import { OfflineCopyError } from './offline-copy-error.ts';

/** The key that the server sends along with a copy. */
export interface OfflineKey {
  /** ID of the copy, 32 hexadecimal digits. */
  copy: string;
  level: 'basic' | 'standard' | 'premium';
  /** The key in base64url, wrapped for this device if the protection level is premium. */
  key: string;
}

const keyName = (copy: string): string => `copy ${copy}`;
const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0);

async function unwrap({ copy, key }: OfflineKey): Promise<CryptoKey> {
  const device = await findDeviceKey();
  if (!device) throw new OfflineCopyError('copy_wrong_device');
  const padding = { name: 'RSA-OAEP', label: fromHex(copy) };
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
export async function storeCopyKey(offlineKey: OfflineKey): Promise<void> {
  const key =
    offlineKey.level === 'premium'
      ? await unwrap(offlineKey)
      : await crypto.subtle.importKey('raw', fromBase64url(offlineKey.key), 'AES-GCM', false, ['decrypt']);
  await storeKey(keyName(offlineKey.copy), key);
}

/**
 * Returns the stored key of a copy.
 * @throws {OfflineCopyError} when this device has none.
 */
export async function findCopyKey(copy: string): Promise<CryptoKey> {
  const key = await findKey(keyName(copy));
  if (!key || 'privateKey' in key) throw new OfflineCopyError('copy_wrong_device');
  return key;
}

/** Deletes the key of a copy, which then can no longer be opened. */
export const deleteCopyKey = (copy: string): Promise<void> => deleteKey(keyName(copy));
