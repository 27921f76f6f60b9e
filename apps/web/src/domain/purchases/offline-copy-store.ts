import { ApiError } from '@glossa/contract/client';
import { updateDevice } from '@glossa/contract/devices';
import type { DeviceKey } from '@glossa/contract/devices';
import { getPurchase, downloadOfflineCopy, offlineKeyHeader } from '@glossa/contract/purchases';

import { call } from '@/lib/api/client.ts';
import { fetchFile } from '@/lib/files/fetch-file.ts';
import { deleteCopyKey, storeCopyKey } from '@/domain/offline-copies/copy-key.ts';
import type { OfflineKey } from '@/domain/offline-copies/copy-key.ts';
import { ensureDeviceKey } from '@/domain/offline-copies/device-key.ts';
import { openOfflineCopy } from '@/domain/offline-copies/open-offline-copy.ts';
import { withDeviceId } from './this-device.ts';

/** The metadata of a copy on this device, readable without decrypting it. */
export interface OfflineCopy {
  purchaseId: string;
  /** The owner: several users may share this browser. */
  userId: string;
  /** ID of the copy, under which its key is stored. */
  copy: string;
  title: string;
  author: string;
  /** Code of the text's language. */
  language: string;
  /** When access ends; null if it never does. */
  endsAt: string | null;
  mayPrint: boolean;
  mayCopy: boolean;
}

// Devices store the names of the header, cache and paths, so they must not change.
const metadataHeader = 'X-Copy-About';
const openCache = () => caches.open('glossa-kept-copies');
const cachePath = (userId: string, purchaseId: string): string => `/kept-copies/${userId}/${purchaseId}`;

const readMetadata = (response: Response): OfflineCopy =>
  JSON.parse(decodeURIComponent(response.headers.get(metadataHeader) ?? 'null')) as OfflineCopy;

/** Returns whether this browser can store copies, which requires a secure context. */
export const canSaveOfflineCopies = (): boolean =>
  'caches' in globalThis && 'indexedDB' in globalThis && isSecureContext;

/** Lists a user's copies on this device. */
export async function listOfflineCopies(userId: string): Promise<OfflineCopy[]> {
  if (!canSaveOfflineCopies()) return [];
  const cache = await openCache();
  const found = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return found
    .flatMap((response) => (response ? [readMetadata(response)] : []))
    .filter((copy) => copy.userId === userId)
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

/** Registers this device's public key, so that copies can be encrypted for this device. */
const registerDeviceKey = async (deviceId: string): Promise<void> => {
  const { n = '' } = await ensureDeviceKey();
  const key: DeviceKey = { kty: 'RSA', n, e: 'AQAB' };
  await call(updateDevice, { params: { id: deviceId }, body: { public_key: key } });
};

/**
 * Stores the text of a purchase on this device, encrypted.
 * @throws {ApiError} when it cannot be fetched.
 * @throws {OfflineCopyError} when its key is for another device.
 */
export async function saveOfflineCopy(purchase: Omit<OfflineCopy, 'copy'>): Promise<void> {
  const { purchaseId, userId } = purchase;
  const file = await withDeviceId(userId, async (deviceId) => {
    const fetchCopy = () =>
      fetchFile(downloadOfflineCopy, { params: { id: purchaseId }, body: { device_id: deviceId } });
    try {
      return await fetchCopy();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'device_key_required') throw error;
      await registerDeviceKey(deviceId);
      return fetchCopy();
    }
  });
  const key = JSON.parse(file.headers.get(offlineKeyHeader) ?? '') as OfflineKey;
  await storeCopyKey(key);
  const copy: OfflineCopy = { ...purchase, copy: key.copy };
  const headers = { [metadataHeader]: encodeURIComponent(JSON.stringify(copy)) };
  const cache = await openCache();
  await cache.put(cachePath(userId, purchaseId), new Response(file.content, { headers }));
}

/** Deletes a copy and its key from this device. */
export async function deleteOfflineCopy({ userId, purchaseId, copy }: OfflineCopy): Promise<void> {
  const cache = await openCache();
  await cache.delete(cachePath(userId, purchaseId));
  await deleteCopyKey(copy);
}

/** Returns whether access to a copy has ended; when offline, only its end date counts. */
async function hasExpired({ purchaseId, endsAt }: OfflineCopy): Promise<boolean> {
  if (endsAt !== null && new Date(endsAt) <= new Date()) return true;
  try {
    return (await call(getPurchase, { params: { id: purchaseId } })).is_expired;
  } catch (error) {
    return error instanceof ApiError && error.code === 'purchase_not_found';
  }
}

/** Returns the text of a copy. If access has ended, deletes the copy and returns undefined. */
export async function readOfflineCopy(copy: OfflineCopy): Promise<string | undefined> {
  if (await hasExpired(copy)) {
    await deleteOfflineCopy(copy);
    return undefined;
  }
  const cache = await openCache();
  const response = await cache.match(cachePath(copy.userId, copy.purchaseId));
  if (!response) return undefined;
  const content = await openOfflineCopy(await response.blob());
  return new Response(content.stream()).text();
}
