import { fail } from '@glossa/contract/failure';
import type { Download } from '@glossa/contract/purchases';
import type { Transaction } from '@glossa/db/database';

import type { Deps } from '#deps.ts';
import { signAddress } from '#http/signed-address.ts';
import { fileNames } from './file-names.ts';
import { countDownload, insertGrant, placeDevice, selectFiles } from './download-queries.ts';
import { findPurchase, holdPurchase, type PurchaseKey } from './queries.ts';

/** Hours until the download URLs expire. */
const hours = 0.25;

/**
 * Counts a download of a purchase and returns signed URLs, one per file. Each file supports ranges, and nothing has to
 * be packed before the first byte. A failed attempt is not counted.
 */
export async function downloadPurchase(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  key: PurchaseKey,
  deviceId: string | undefined,
): Promise<Download> {
  const now = clock();
  const until = new Date(now.getTime() + hours * 3_600_000);
  const { counted, files, grantId } = await db.transaction((tx) =>
    grantDownload(tx, key, { deviceId, now, until }),
  );
  const names = fileNames(files);
  return {
    files: files.map(({ id, format, bytes }, at) => {
      const name = names[at] as string;
      const path = `/media/purchases/${grantId}/${id}/${encodeURIComponent(name)}`;
      return { id, format, bytes, name, url: signAddress(config.secret, path, now, hours).address };
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
  if (!(await holdPurchase(tx, key))) fail('purchase_not_found');
  const counted = await countDownload(tx, key, now);
  if (!counted) return fail(await refusal(tx, key));
  if (deviceId) {
    const placed = await placeDevice(tx, key, { deviceId, maxDevices: counted.maxDevices, now });
    if (placed !== 'placed') fail(placed);
  } else if (counted.needsDevice) fail('device_required');
  const files = await selectFiles(tx, key.id);
  if (files.length === 0) fail('nothing_to_download');
  const grantId = await insertGrant(tx, { purchaseId: key.id, deviceId, kind: 'copy', now, until });
  return { counted, files, grantId };
}

/** Returns the reason why a download was not counted. */
async function refusal(tx: Transaction, key: PurchaseKey) {
  const purchase = await findPurchase(tx, key);
  if (!purchase) return 'purchase_not_found';
  return purchase.access.is_expired ? 'purchase_ended' : 'downloads_spent';
}
