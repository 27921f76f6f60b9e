import type { DeviceKey } from '@glossa/contract/devices';
import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { filesSql } from '#domain/shop/purchases/queries.ts';
import type { PurchaseKey } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';
import type { WatermarkData } from './watermark.ts';

interface NarrowTypes {
  findCopy: Pick<CopyRow, 'location'>;
  lockForOffline: Pick<OfflineRow, 'publicKey'>;
}

const sql = statements<QueryTypes, NarrowTypes>('purchasesDownloads', {
  // If two requests for the last download are concurrent, the second request reads the count written by the first.
  countDownload: `UPDATE purchase u SET download_count = download_count + 1
   WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $3)
     AND (max_downloads = -1 OR download_count < max_downloads)
   RETURNING product_id AS "productId", download_count AS "downloadCount", max_downloads AS "maxDownloads",
     max_devices AS "maxDevices", encryption <> 'none' AS "needsDevice"`,
  // The purchase row is locked, so two devices can't both get the last slot.
  assignDevice: `INSERT INTO purchase_device (purchase_id, device_id)
   SELECT $1, $2 WHERE EXISTS (SELECT FROM purchase_device WHERE purchase_id = $1 AND device_id = $2)
     OR (SELECT count(*) FROM purchase_device WHERE purchase_id = $1) < $3
   ON CONFLICT (purchase_id, device_id) DO UPDATE SET device_id = excluded.device_id`,
  listFiles: `SELECT f.id, f.format, f.bytes::float8 AS bytes, f.title,
     CASE WHEN f.track IS NOT NULL THEN (row_number() OVER (PARTITION BY f.seq, f.track IS NULL ORDER BY f.track, f.id))::int END AS track
   FROM purchase u CROSS JOIN LATERAL ${filesSql('u')} f WHERE u.id = $1
   ORDER BY f.seq, f.rank, f.track NULLS FIRST, f.id`,
  findCopy: `SELECT g.expires_at > $3 AS "isOpen", u.revoked_at IS NULL AND (u.expires_at IS NULL OR u.expires_at > $3) AS "isInForce",
     u.watermark, f.format, f.place AS location, f.key, f.title, o.id AS "orderId", o.number, o.buyer_name AS buyer, o.buyer_email AS email,
     coalesce(o.completed_at, o.created_at) AS date
   FROM download_grant g JOIN purchase u ON u.id = g.purchase_id
   JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
   JOIN LATERAL ${filesSql('u')} f ON f.id = $2
   WHERE g.id = $1 AND g.kind = 'copy' LIMIT 1`,
  // The purchase row is locked, so two devices can't both get the last slot.
  lockForOffline: `SELECT u.allow_offline AS "allowOffline", u.encryption, u.max_devices AS "maxDevices", u.watermark,
     coalesce(u.expires_at <= $4, false) AS "isExpired", d.public_key AS "publicKey",
     CASE WHEN p.kind = 'text' THEN c.id END AS "documentId", o.id AS "orderId", o.number, o.buyer_name AS buyer,
     o.buyer_email AS email, coalesce(o.completed_at, o.created_at) AS date
   FROM purchase u JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
   JOIN product p ON p.id = u.product_id LEFT JOIN document c ON c.id = p.document_id AND c.status = 'ready'
   LEFT JOIN learner_device d ON d.id = $3 AND d.learner_id = $2
   WHERE u.id = $1 AND u.buyer_id = $2 AND u.revoked_at IS NULL FOR UPDATE OF u`,
  readContent: `SELECT string_agg(text, '' ORDER BY seq) AS content FROM sentence WHERE document_id = $1`,
});

/** Counts a download if the purchase is active and has downloads left, and locks the purchase. */
export async function countDownload(tx: Transaction, { id, buyerId }: PurchaseKey, now: Date) {
  const countedDownload = await first(tx, sql.countDownload, [id, buyerId, now]);
  if (countedDownload)
    await tx.prisma.product.updateMany({
      where: { id: countedDownload.productId },
      data: { downloadCount: { increment: 1 } },
    });
  return countedDownload;
}

/** Assigns one of the device slots of a purchase whose row is locked. */
export async function assignDevice(
  tx: Transaction,
  { id, buyerId }: PurchaseKey,
  { deviceId, maxDevices, now }: { deviceId: string; maxDevices: number; now: Date },
): Promise<'assigned' | 'device_not_found' | 'device_limit'> {
  const { count } = await tx.prisma.learnerDevice.updateMany({
    where: { id: deviceId, learnerId: buyerId },
    data: { lastSeenAt: now },
  });
  if (count === 0) return 'device_not_found';
  return (await run(tx, sql.assignDevice, [id, deviceId, maxDevices])) > 0 ? 'assigned' : 'device_limit';
}

/** Lists a purchase's files in order; tracks are numbered from 1. */
export const listFiles = (db: Queryable, purchaseId: string) => many(db, sql.listFiles, [purchaseId]);

/** Creates a time-limited grant for the files of a purchase; returns its ID. */
export async function insertGrant(
  tx: Transaction,
  {
    purchaseId,
    deviceId,
    kind,
    now,
    until,
  }: {
    purchaseId: string;
    deviceId: string | undefined;
    kind: 'copy' | 'offline';
    now: Date;
    until: Date;
  },
): Promise<string> {
  const id = newId();
  await tx.prisma.downloadGrant.create({
    data: { id, purchaseId, deviceId: deviceId ?? null, kind, createdAt: now, expiresAt: until },
  });
  return id;
}

/** A file that a download grant includes, with the data for its watermark. */
export interface CopyRow extends WatermarkData {
  isOpen: boolean;
  isInForce: boolean;
  format: string;
  location: 'sealed' | 'plain' | 'track';
  /** Storage key, or the ID of a subtitle track. */
  key: string;
  title: string;
}

/** Finds a file that a grant includes. */
export const findCopy = (
  db: Queryable,
  { grantId, fileId, now }: { grantId: string; fileId: string; now: Date },
): Promise<CopyRow | undefined> => first(db, sql.findCopy, [grantId, fileId, now]);

/** Records the first use of a grant. */
export const setFetchedAt = async (db: Queryable, grantId: string, now: Date): Promise<void> => {
  await db.prisma.downloadGrant.updateMany({
    where: { id: grantId, fetchedAt: null },
    data: { fetchedAt: now },
  });
};

/** Data needed to encrypt a purchased text for a device. */
export interface OfflineRow extends WatermarkData {
  allowOffline: boolean;
  encryption: string;
  maxDevices: number;
  isExpired: boolean;
  /** Public key of the device; null if it has none. */
  publicKey: DeviceKey | null;
  documentId: number | null;
}

/** Finds a purchase that hasn't been revoked, and locks it until the transaction ends. */
export const lockForOffline = (
  tx: Transaction,
  { id, buyerId }: PurchaseKey,
  { deviceId, now }: { deviceId: string; now: Date },
): Promise<OfflineRow | undefined> => first(tx, sql.lockForOffline, [id, buyerId, deviceId, now]);

/** Reads the full content of a document. */
export const readDocument = async (db: Queryable, id: number): Promise<string> =>
  (await one(db, sql.readContent, [id])).content ?? '';
