import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { filesOf } from '#domain/shop/purchase-access.ts';
import type { PurchaseKey } from './queries.ts';
import type { QueryTypes } from './download-queries.types.ts';

export const sql = statements<QueryTypes>('purchasesDownload', {
  // Of two concurrent requests for the last download, the second sees the count that the first has written.
  countDownload: `UPDATE purchase u SET download_count = download_count + 1
   WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
     AND (max_downloads = -1 OR download_count < max_downloads)
   RETURNING product_id AS "productId", download_count AS "downloadCount", max_downloads AS "maxDownloads",
     max_devices AS "maxDevices", encryption <> 'none' AS "needsDevice"`,
  countProduct: 'UPDATE product SET download_count = download_count + 1 WHERE id = $1',
  seeDevice: 'UPDATE learner_device SET last_seen_at = $3 WHERE id = $1 AND learner_id = $2',
  // The purchase row is locked, so two devices can't both get the last slot.
  placeDevice: `INSERT INTO purchase_device (purchase_id, device_id)
   SELECT $1, $2 WHERE EXISTS (SELECT FROM purchase_device WHERE purchase_id = $1 AND device_id = $2)
     OR (SELECT count(*) FROM purchase_device WHERE purchase_id = $1) < $3
   ON CONFLICT (purchase_id, device_id) DO UPDATE SET device_id = excluded.device_id`,
  listFiles: `SELECT f.id, f.format, f.bytes::float8 AS bytes, f.title,
     CASE WHEN f.track IS NOT NULL THEN (row_number() OVER (PARTITION BY f.seq, f.track IS NULL ORDER BY f.track, f.id))::int END AS track
   FROM purchase u CROSS JOIN LATERAL ${filesOf('u')} f WHERE u.id = $1
   ORDER BY f.seq, f.rank, f.track NULLS FIRST, f.id`,
  insertGrant: `INSERT INTO download_grant (id, purchase_id, device_id, kind, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6)`,
});

/** Counts a download if the purchase is active and has one left, and locks the purchase. */
export async function countDownload(tx: Transaction, { id, buyerId }: PurchaseKey, now: Date) {
  const counted = await first(tx, sql.countDownload, [id, buyerId, now]);
  if (counted) await run(tx, sql.countProduct, [counted.productId]);
  return counted;
}

/** Assigns a device slot of a locked purchase. */
export async function placeDevice(
  tx: Transaction,
  { id, buyerId }: PurchaseKey,
  { deviceId, maxDevices, now }: { deviceId: string; maxDevices: number; now: Date },
): Promise<'placed' | 'device_not_found' | 'device_limit'> {
  if ((await run(tx, sql.seeDevice, [deviceId, buyerId, now])) === 0) return 'device_not_found';
  return (await run(tx, sql.placeDevice, [id, deviceId, maxDevices])) > 0 ? 'placed' : 'device_limit';
}

/** Selects the files of a purchase, in order, with the number of each track from 1. */
export const selectFiles = (db: Queryable, purchaseId: string) => many(db, sql.listFiles, [purchaseId]);

/** Creates a time-limited grant for the files of a purchase; returns its ID. */
export async function insertGrant(
  tx: Transaction,
  given: {
    purchaseId: string;
    deviceId: string | undefined;
    kind: 'copy' | 'offline';
    now: Date;
    until: Date;
  },
): Promise<string> {
  const id = newId();
  const { purchaseId, deviceId, kind, now, until } = given;
  await run(tx, sql.insertGrant, [id, purchaseId, deviceId ?? null, kind, now, until]);
  return id;
}
