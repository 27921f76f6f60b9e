import { statement, type Queryable, type Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { filesOf } from '#domain/shop/purchase-access.ts';
import type { PurchaseKey } from './queries.ts';

// Of two concurrent requests for the last download, the second sees the count that the first has written.
const count = statement(
  'count-download',
  `UPDATE purchase u SET download_count = download_count + 1
   WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
     AND (max_downloads = -1 OR download_count < max_downloads)
   RETURNING product_id AS "productId", download_count AS "downloadCount", max_downloads AS "maxDownloads",
     max_devices AS "maxDevices", encryption <> 'none' AS "needsDevice"`,
);
const countProduct = statement(
  'count-product-download',
  'UPDATE product SET download_count = download_count + 1 WHERE id = $1',
);
const seeDevice = statement(
  'see-device',
  'UPDATE learner_device SET last_seen_at = $3 WHERE id = $1 AND learner_id = $2',
);
// The purchase row is locked, so two devices can't both get the last slot.
const takePlace = statement(
  'take-device-place',
  `INSERT INTO purchase_device (purchase_id, device_id)
   SELECT $1, $2 WHERE EXISTS (SELECT FROM purchase_device WHERE purchase_id = $1 AND device_id = $2)
     OR (SELECT count(*) FROM purchase_device WHERE purchase_id = $1) < $3
   ON CONFLICT (purchase_id, device_id) DO UPDATE SET device_id = excluded.device_id`,
);
const files = statement(
  'purchase-files',
  `SELECT f.id, f.format, f.bytes::float8 AS bytes, f.title,
     CASE WHEN f.track IS NOT NULL THEN (row_number() OVER (PARTITION BY f.seq, f.track IS NULL ORDER BY f.track, f.id))::int END AS track
   FROM purchase u CROSS JOIN LATERAL ${filesOf('u')} f WHERE u.id = $1
   ORDER BY f.seq, f.rank, f.track NULLS FIRST, f.id`,
);
const grant = statement(
  'grant-download',
  `INSERT INTO download_grant (id, purchase_id, device_id, kind, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);

export interface CountedDownload {
  productId: string;
  downloadCount: number;
  maxDownloads: number;
  maxDevices: number;
  needsDevice: boolean;
}

export interface FileRow {
  id: string;
  format: string;
  bytes: number | null;
  /** Title of the product or track. */
  title: string;
  /** Track number from 1; null for other files. */
  track: number | null;
}

/** Counts a download if the purchase is active and has one left, and locks the purchase. */
export async function countDownload(
  tx: Transaction,
  { id, buyerId }: PurchaseKey,
  now: Date,
): Promise<CountedDownload | undefined> {
  const counted = await tx.row<CountedDownload & Record<string, unknown>>(count, [id, buyerId, now]);
  if (counted) await tx.run(countProduct, [counted.productId]);
  return counted;
}

/** Assigns a device slot of a locked purchase. */
export async function placeDevice(
  tx: Transaction,
  { id, buyerId }: PurchaseKey,
  { deviceId, maxDevices, now }: { deviceId: string; maxDevices: number; now: Date },
): Promise<'placed' | 'device_not_found' | 'device_limit'> {
  if ((await tx.run(seeDevice, [deviceId, buyerId, now])) === 0) return 'device_not_found';
  return (await tx.run(takePlace, [id, deviceId, maxDevices])) > 0 ? 'placed' : 'device_limit';
}

/** Selects the files of a purchase, in order. */
export const selectFiles = (db: Queryable, purchaseId: string): Promise<FileRow[]> =>
  db.rows<FileRow & Record<string, unknown>>(files, [purchaseId]);

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
  await tx.run(grant, [id, purchaseId, deviceId ?? null, kind, now, until]);
  return id;
}
