import type { PurchaseAccess } from '@glossa/contract/purchase-access';
import type { Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { many, run, statements } from '@glossa/db/statements';

import type { Terms } from '../products/terms.ts';
import type { QueryTypes } from './queries.types.ts';

/**
 * SQL for the products of a purchase, including those that a bundle contained when it was ordered: columns `id` and
 * `seq`.
 */
export const contentsSql = (purchase: string): string =>
  `(SELECT ${purchase}.product_id AS id, -1 AS seq
    UNION ALL SELECT product_id, seq FROM order_item_content WHERE order_item_id = ${purchase}.order_item_id)`;

/** SQL condition for tracks `f` that were on sale at the time of the purchase. */
const isBoughtTrackSql = (purchase: string): string =>
  `f.role = 'track' AND f.replaced_at IS NULL AND (f.withdrawn_at IS NULL OR f.withdrawn_at > ${purchase}.created_at)`;

/**
 * SQL for the files of a purchase, given by its alias: encrypted files, videos, and the subtitles of videos. `track` is
 * the position of a track in its course.
 */
export const filesSql = (purchase: string): string =>
  `(SELECT f.id, f.format, f.bytes, CASE WHEN f.role = 'track' THEN f.title ELSE p.title END AS title, c.seq,
      CASE WHEN f.role = 'track' THEN f.seq + 1 END AS track, 1 AS rank, 'sealed' AS place, f.key
    FROM ${contentsSql(purchase)} c JOIN product p ON p.id = c.id
    JOIN product_file f ON f.product_id = p.id AND (f.role = 'content' AND f.replaced_at IS NULL OR ${isBoughtTrackSql(purchase)})
  UNION ALL SELECT m.id, 'mp4', m.file_bytes, p.title, c.seq, NULL, 2, 'plain', m.file_key
    FROM ${contentsSql(purchase)} c JOIN product p ON p.id = c.id AND p.kind = 'video'
    JOIN video_media m ON m.id = p.media_id AND m.file_key IS NOT NULL
  UNION ALL SELECT k.id, 'srt', NULL, p.title, c.seq, NULL, 3, 'track', k.id::text
    FROM ${contentsSql(purchase)} c JOIN product p ON p.id = c.id AND p.kind = 'video'
    JOIN subtitle_track k ON k.id = p.track_id)`;

/** SQL condition for a purchase, given by its alias, that can be opened in the library. */
export const isReadableSql = (purchase: string): string =>
  `EXISTS (SELECT FROM ${contentsSql(purchase)} c JOIN product p ON p.id = c.id
    WHERE p.document_id IS NOT NULL OR p.kind = 'video' AND p.media_id IS NOT NULL)`;

const isExpiredSql = (purchase: string): string => `coalesce(${purchase}.expires_at <= now(), false)`;

/**
 * SQL condition for a purchase, given by its ID, that was paid for and never used, so that its buyer must first waive
 * the right of withdrawal.
 */
export const needsWaiverSql = (purchaseId: string): string =>
  `EXISTS (SELECT FROM purchase w JOIN order_item wi ON wi.id = w.order_item_id
    WHERE w.id = ${purchaseId} AND wi.waived_at IS NULL AND wi.price > wi.coupon_share
      AND w.download_count = 0 AND w.imported_at IS NULL AND w.heard_file_id IS NULL)`;

/** SQL for the `AccessRow` of a purchase, given by its alias, as JSON. */
export const accessSql = (purchase: string): string => `(
  SELECT json_build_object('entries', coalesce(found.entries, '[]'),
    'canImport', found.entries IS NULL AND NOT ${isExpiredSql(purchase)} AND ${isReadableSql(purchase)},
    'has_files', EXISTS (SELECT FROM ${filesSql(purchase)} f),
    'can_listen', NOT ${isExpiredSql(purchase)} AND EXISTS (SELECT FROM ${filesSql(purchase)} f WHERE f.format = 'mp3'),
    'download_count', ${purchase}.download_count, 'max_downloads', ${purchase}.max_downloads,
    'expires_at', ${purchase}.expires_at, 'is_expired', ${isExpiredSql(purchase)}, 'needs_waiver', ${needsWaiverSql(`${purchase}.id`)})
  FROM (SELECT json_agg(json_build_object('kind', e.kind, 'id', e.id, 'title', e.title) ORDER BY e.id) AS entries FROM (
    SELECT 'text', id, title FROM text WHERE purchase_id = ${purchase}.id
    UNION ALL SELECT 'video', id, title FROM video WHERE purchase_id = ${purchase}.id) e (kind, id, title)) found)`;

/** A `PurchaseAccess` with timestamps as PostgreSQL formats them. */
export type AccessRow = PurchaseAccess;

/** Returns the purchase columns of a library entry, a text or video with the alias `entry`. */
export const entryPurchaseColumns = (entry: string): string =>
  `${entry}.purchase_id AS "purchaseId", ${entry}.access_ends_at AS "accessEndsAt",
   coalesce(${entry}.access_ends_at <= now(), false) AS "isEnded"`;

/** Purchase columns of a library entry. */
export interface EntryPurchaseRow {
  purchaseId: string | null;
  /** A string if the row was read as JSON. */
  accessEndsAt: Date | string | null;
  isEnded: boolean;
}

// Restores access to earlier imports of the same content that were revoked or expired, with their progress and notes.
const ownedEntry = `owner_id = $1 AND purchase_id IS NOT NULL AND access_ends_at <= $3`;
const sameProductSql = `purchase_id IN (SELECT u.id FROM purchase u JOIN product p ON p.id = u.product_id AND p.kind <> 'bundle'
       WHERE u.buyer_id = $1 AND u.product_id = $4)`;
const boughtProducts = `(SELECT p.* FROM order_item i JOIN product p ON p.id = i.product_id
       OR p.id IN (SELECT product_id FROM order_item_content WHERE order_item_id = i.id) WHERE i.id = $5)`;

const sql = statements<QueryTypes>('shopPurchases', {
  // A buyer can have one unrevoked purchase of a product, so an expired one must be closed before buying it again.
  closeExpiredPurchases: `UPDATE purchase SET revoked_at = expires_at
   WHERE buyer_id = $1 AND product_id = ANY ($2) AND revoked_at IS NULL AND expires_at <= $3`,
  insertPurchase: `INSERT INTO purchase (id, order_item_id, buyer_id, product_id, created_at, expires_at, max_downloads, max_devices,
     allow_offline, allow_printing, allow_copying, encryption, watermark)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   ON CONFLICT (buyer_id, product_id) WHERE revoked_at IS NULL DO NOTHING`,
  renewAccess: `WITH texts AS (
     UPDATE text SET purchase_id = $2, access_ends_at = $6, may_print = $7, may_copy = $8
     WHERE ${ownedEntry} AND (${sameProductSql} OR document_id IN (SELECT document_id FROM ${boughtProducts} g)) RETURNING id),
   videos AS (
     UPDATE video SET purchase_id = $2, access_ends_at = $6
     WHERE ${ownedEntry} AND (${sameProductSql} OR media_id IN (SELECT media_id FROM ${boughtProducts} g)) RETURNING id)
   UPDATE purchase SET imported_at = $3 WHERE id = $2 AND (EXISTS (SELECT FROM texts) OR EXISTS (SELECT FROM videos))`,
  revokePurchases: `UPDATE purchase SET revoked_at = $2 WHERE order_item_id = ANY ($1) AND revoked_at IS NULL RETURNING id`,
});

/** Closes expired purchases of a buyer, so that the products can be bought again. */
export const closeExpired = async (
  tx: Transaction,
  { buyerId, productIds, now }: { buyerId: string; productIds: readonly string[]; now: Date },
): Promise<void> => {
  await run(tx, sql.closeExpiredPurchases, [buyerId, productIds, now]);
};

/** A purchase to grant for a line of an order. */
interface NewPurchase {
  itemId: string;
  buyerId: string;
  productId: string;
  terms: Terms;
  expiresAt: Date | null;
  now: Date;
}

/** Inserts a purchase and returns its ID; undefined when the buyer already owns the product. */
export async function insertPurchase(
  tx: Transaction,
  { itemId, buyerId, productId, terms, expiresAt, now }: NewPurchase,
): Promise<string | undefined> {
  const id = newId();
  const inserted = await run(tx, sql.insertPurchase, [
    id,
    itemId,
    buyerId,
    productId,
    now,
    expiresAt,
    terms.maxDownloads,
    terms.maxDevices,
    terms.allowOffline,
    terms.allowPrinting,
    terms.allowCopying,
    terms.encryption,
    terms.watermark,
  ]);
  return inserted === 0 ? undefined : id;
}

/** Restores access to earlier imports of the same content that were revoked or expired. */
export const renewAccess = async (
  tx: Transaction,
  purchaseId: string,
  { itemId, buyerId, productId, terms, expiresAt, now }: NewPurchase,
): Promise<void> => {
  const access = [expiresAt, terms.allowPrinting, terms.allowCopying] as const;
  await run(tx, sql.renewAccess, [buyerId, purchaseId, now, productId, itemId, ...access]);
};

/** Returns the IDs of the order lines that have an unrevoked purchase. */
export async function listUnrevoked(tx: Transaction, itemIds: readonly string[]): Promise<Set<string>> {
  const purchases = await tx.prisma.purchase.findMany({
    where: { orderItemId: { in: [...itemIds] }, revokedAt: null },
    select: { orderItemId: true },
  });
  return new Set(purchases.map(({ orderItemId }) => orderItemId));
}

/** Revokes the purchases of the given order lines, and ends access to what was imported from them. */
export async function revokePurchases(tx: Transaction, itemIds: readonly string[], now: Date): Promise<void> {
  const ids = (await many(tx, sql.revokePurchases, [itemIds, now])).map(({ id }) => id);
  const endAccess = { where: { purchaseId: { in: ids } }, data: { accessEndsAt: now } };
  await tx.prisma.text.updateMany(endAccess);
  await tx.prisma.video.updateMany(endAccess);
}
