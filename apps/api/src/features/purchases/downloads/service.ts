import { Readable } from 'node:stream';

import { fail } from '@glossa/contract/failure';
import type { Download } from '@glossa/contract/purchases';
import type { Transaction } from '@glossa/db/database';
import { packOffline, type OfflineTerms } from '@glossa/protection/offline-copies/pack-offline';
import { watermarkText } from '@glossa/protection/watermarks/watermark-text';

import type { Deps } from '#deps.ts';
import { signUrl } from '#http/signed-url.ts';
import { findPurchase, lockPurchaseOrder, type PurchaseKey } from '../queries.ts';
import { requireWaiver } from '../waiver.ts';
import { buildFileNames } from './file-names.ts';
import * as queries from './queries.ts';
import { buildWatermark } from './watermark.ts';

/** Hours until a download's URLs expire. */
const linkLifetimeHours = 0.25;

/**
 * Counts a download of a purchase and returns signed URLs, one per file, so that each file supports range requests and
 * nothing has to be packed before the first byte. Failed attempts aren't counted.
 * @throws {Failure} `purchase_not_found`, `purchase_ended`, `waiver_required`, `downloads_spent`,
 * `nothing_to_download`, or a device error
 */
export async function downloadPurchase(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  key: PurchaseKey,
  deviceId: string | undefined,
): Promise<Download> {
  const now = clock();
  const until = new Date(now.getTime() + linkLifetimeHours * 3_600_000);
  const { counted, files, grantId } = await db.transaction((tx) =>
    grantDownload(tx, key, { deviceId, now, until }),
  );
  const names = buildFileNames(files);
  return {
    files: files.map(({ id, format, bytes }, at) => {
      const name = names[at] as string;
      const path = `/media/purchases/${grantId}/${id}/${encodeURIComponent(name)}`;
      return { id, format, bytes, name, url: signUrl(config.secret, path, now, linkLifetimeHours).url };
    }),
    expires_at: until.toISOString(),
    download_count: counted.downloadCount,
    max_downloads: counted.maxDownloads,
  };
}

async function grantDownload(
  tx: Transaction,
  key: PurchaseKey,
  { deviceId, now, until }: { deviceId: string | undefined; now: Date; until: Date },
) {
  if (!(await lockPurchaseOrder(tx, key))) fail('purchase_not_found');
  await requireWaiver(tx, key);
  const purchase = await queries.countDownload(tx, key, now);
  if (!purchase) return fail(await findDownloadError(tx, key));
  if (deviceId) {
    const result = await queries.assignDevice(tx, key, { deviceId, maxDevices: purchase.maxDevices, now });
    if (result !== 'assigned') fail(result);
  } else if (purchase.needsDevice) fail('device_required');
  const files = await queries.listFiles(tx, key.id);
  if (files.length === 0) fail('nothing_to_download');
  const grantId = await queries.insertGrant(tx, { purchaseId: key.id, deviceId, kind: 'copy', now, until });
  return { counted: purchase, files, grantId };
}

/** Returns why a download wasn't counted. */
async function findDownloadError(tx: Transaction, key: PurchaseKey) {
  const purchase = await findPurchase(tx, key);
  if (!purchase) return 'purchase_not_found';
  return purchase.access.is_expired ? 'purchase_ended' : 'downloads_spent';
}

/**
 * Encrypts a purchased text for one device, which takes up a device slot. The key is not stored on the server.
 * @returns the encrypted content and its key
 * @throws {Failure} `purchase_not_found`, `purchase_ended`, `waiver_required`, `offline_not_allowed`, or a device error
 */
export async function createOfflineCopy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  purchase: PurchaseKey,
  deviceId: string,
): Promise<ReturnType<typeof packOffline>> {
  const now = clock();
  const row = await db.transaction(async (tx) => {
    if (!(await lockPurchaseOrder(tx, purchase))) fail('purchase_not_found');
    const found =
      (await queries.lockForOffline(tx, purchase, { deviceId, now })) ?? fail('purchase_not_found');
    if (found.isExpired) fail('purchase_ended');
    await requireWaiver(tx, purchase);
    if (!found.allowOffline || found.documentId === null) fail('offline_not_allowed');
    const result = await queries.assignDevice(tx, purchase, { deviceId, maxDevices: found.maxDevices, now });
    if (result !== 'assigned') fail(result);
    toEncryptionTerms(found);
    await queries.insertGrant(tx, { purchaseId: purchase.id, deviceId, kind: 'offline', now, until: now });
    return { ...found, documentId: found.documentId };
  });
  const content = watermarkText(await queries.readDocument(db, row.documentId), buildWatermark(row));
  return packOffline(Readable.from([Buffer.from(content)]), toEncryptionTerms(row));
}

/**
 * Returns the encryption terms of a copy: the basic level for an unprotected purchase.
 * @throws {Failure} `device_key_required`
 */
function toEncryptionTerms({ encryption, publicKey }: queries.OfflineRow): OfflineTerms {
  if (encryption !== 'premium') return { level: encryption === 'standard' ? 'standard' : 'basic' };
  return { level: 'premium', devicePublicKeyJwk: publicKey ?? fail('device_key_required') };
}
