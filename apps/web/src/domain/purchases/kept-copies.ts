import { ApiError } from '@glossa/contract/client';
import { updateDevice } from '@glossa/contract/devices';
import type { DeviceKey } from '@glossa/contract/devices';
import { getPurchase, keepPurchase, offlineKeyHeader } from '@glossa/contract/purchases';

import { call } from '@/lib/api/client.ts';
import { fetchFile } from '@/lib/files/fetch-file.ts';
import { forgetCopyKey, keepCopyKey } from '@/domain/offline-copies/copy-key.ts';
import type { OfflineKey } from '@/domain/offline-copies/copy-key.ts';
import { makeDeviceKey } from '@/domain/offline-copies/device-key.ts';
import { openOfflineCopy } from '@/domain/offline-copies/open-offline-copy.ts';
import { asDevice } from './start-download.ts';

/** The metadata of a copy on this device, readable without decrypting it. */
export interface KeptCopy {
  purchaseId: string;
  /** The owner: several users may share this browser. */
  userId: string;
  /** ID of the copy, under which its key is stored. */
  copy: string;
  title: string;
  author: string;
  /** The language code. */
  language: string;
  /** When access ends; null for never. */
  endsAt: string | null;
  mayPrint: boolean;
  mayCopy: boolean;
}

const about = 'X-Copy-About';
const shelf = () => caches.open('glossa-kept-copies');
const addressOf = (userId: string, purchaseId: string): string => `/kept-copies/${userId}/${purchaseId}`;

const readAbout = (response: Response): KeptCopy =>
  JSON.parse(decodeURIComponent(response.headers.get(about) ?? 'null')) as KeptCopy;

/** Returns whether this browser can store copies, which takes a secure context. */
export const canKeepCopies = (): boolean =>
  'caches' in globalThis && 'indexedDB' in globalThis && isSecureContext;

/** Lists a user's copies on this device. */
export async function listKeptCopies(userId: string): Promise<KeptCopy[]> {
  if (!canKeepCopies()) return [];
  const cache = await shelf();
  const found = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return found
    .flatMap((response) => (response ? [readAbout(response)] : []))
    .filter((copy) => copy.userId === userId)
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

/** Registers a public key for this device, for copies that are encrypted for it. */
const giveKey = async (deviceId: string): Promise<void> => {
  const { n = '' } = await makeDeviceKey();
  const key: DeviceKey = { kty: 'RSA', n, e: 'AQAB' };
  await call(updateDevice, { params: { id: deviceId }, body: { public_key: key } });
};

/**
 * Stores the text of a purchase on this device, encrypted.
 * @throws {ApiError} when it cannot be fetched.
 * @throws {OfflineProblem} when its key is for another device.
 */
export async function keepCopy(purchase: Omit<KeptCopy, 'copy'>): Promise<void> {
  const { purchaseId, userId } = purchase;
  const fetched = await asDevice(userId, async (deviceId) => {
    const ask = () => fetchFile(keepPurchase, { params: { id: purchaseId }, body: { device_id: deviceId } });
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'device_key_required') throw error;
      await giveKey(deviceId);
      return ask();
    }
  });
  const key = JSON.parse(fetched.headers.get(offlineKeyHeader) ?? '') as OfflineKey;
  await keepCopyKey(key);
  const kept: KeptCopy = { ...purchase, copy: key.copy };
  const headers = { [about]: encodeURIComponent(JSON.stringify(kept)) };
  const cache = await shelf();
  await cache.put(addressOf(userId, purchaseId), new Response(fetched.content, { headers }));
}

/** Deletes a copy and its key from this device. */
export async function forgetCopy({ userId, purchaseId, copy }: KeptCopy): Promise<void> {
  const cache = await shelf();
  await cache.delete(addressOf(userId, purchaseId));
  await forgetCopyKey(copy);
}

/** Returns whether access to a copy has ended; when offline, only its end date counts. */
async function isOver({ purchaseId, endsAt }: KeptCopy): Promise<boolean> {
  if (endsAt !== null && new Date(endsAt) <= new Date()) return true;
  try {
    return (await call(getPurchase, { params: { id: purchaseId } })).is_expired;
  } catch (error) {
    return error instanceof ApiError && error.code === 'purchase_not_found';
  }
}

/** Returns the text of a copy. If access has ended, deletes the copy and returns undefined. */
export async function readKeptCopy(kept: KeptCopy): Promise<string | undefined> {
  if (await isOver(kept)) {
    await forgetCopy(kept);
    return undefined;
  }
  const cache = await shelf();
  const response = await cache.match(addressOf(kept.userId, kept.purchaseId));
  if (!response) return undefined;
  const copy = await openOfflineCopy(await response.blob());
  return new Response(copy.stream()).text();
}
