import { ApiError } from '@glossa/contract/client';
import { updateDevice } from '@glossa/contract/devices';
import type { DeviceKey } from '@glossa/contract/devices';
import { getPurchase, keepPurchase, offlineKeyHeader } from '@glossa/contract/purchases';

import { call } from '../api/client.ts';
import { fetchFile } from '../files/fetch-file.ts';
import { forgetCopyKey, keepCopyKey } from '../offline-copies/copy-key.ts';
import type { OfflineKey } from '../offline-copies/copy-key.ts';
import { makeDeviceKey } from '../offline-copies/device-key.ts';
import { openOfflineCopy } from '../offline-copies/open-offline-copy.ts';
import { asDevice } from './start-download.ts';

/** What is known of a copy on this device without opening it. */
export interface KeptCopy {
  purchaseId: string;
  /** Whose it is: several people may use this browser. */
  userId: string;
  /** Id of the copy, by which its key is kept. */
  copy: string;
  title: string;
  author: string;
  /** Code of the language. */
  language: string;
  /** When reading it ends; null for never. */
  endsAt: string | null;
  mayPrint: boolean;
  mayCopy: boolean;
}

const about = 'X-Copy-About';
const shelf = () => caches.open('glossa-kept-copies');
const addressOf = (userId: string, purchaseId: string): string => `/kept-copies/${userId}/${purchaseId}`;

const readAbout = (response: Response): KeptCopy =>
  JSON.parse(decodeURIComponent(response.headers.get(about) ?? 'null')) as KeptCopy;

/** Whether this browser can keep copies: only pages that came over a safe connection may. */
export const canKeepCopies = (): boolean =>
  'caches' in globalThis && 'indexedDB' in globalThis && isSecureContext;

/** Copies that a person keeps on this device. */
export async function listKeptCopies(userId: string): Promise<KeptCopy[]> {
  if (!canKeepCopies()) return [];
  const cache = await shelf();
  const found = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return found
    .flatMap((response) => (response ? [readAbout(response)] : []))
    .filter((copy) => copy.userId === userId)
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

/** Gives this device a key of its own, for copies that are locked for it. */
const giveKey = async (deviceId: string): Promise<void> => {
  const { n = '' } = await makeDeviceKey();
  const key: DeviceKey = { kty: 'RSA', n, e: 'AQAB' };
  await call(updateDevice, { params: { id: deviceId }, body: { public_key: key } });
};

/** Keeps the text of a purchase on this device, encrypted. Fails with ApiError and OfflineProblem. */
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

/** Takes a copy off this device, with its key. */
export async function forgetCopy({ userId, purchaseId, copy }: KeptCopy): Promise<void> {
  const cache = await shelf();
  await cache.delete(addressOf(userId, purchaseId));
  await forgetCopyKey(copy);
}

/** Whether the access to a copy has ended, as far as that can be known: without a connection by its date alone. */
async function isOver({ purchaseId, endsAt }: KeptCopy): Promise<boolean> {
  if (endsAt !== null && new Date(endsAt) <= new Date()) return true;
  try {
    return (await call(getPurchase, { params: { id: purchaseId } })).is_expired;
  } catch (error) {
    return error instanceof ApiError && error.code === 'purchase_not_found';
  }
}

/** The text of a copy; undefined when the access to it has ended, and it is taken off this device. */
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
