import type { Currency } from '@glossa/contract/currencies';
import type { PurchaseCard, PurchaseSort } from '@glossa/contract/purchases';
import type { Queryable } from '@glossa/db/database';
import { first, one, run, statements } from '@glossa/db/statements';

import { escapeLike, listPageWithCount } from '#domain/library/lists/queries.ts';
import {
  accessSql,
  filesSql,
  isReadableSql,
  needsWaiverSql,
  type AccessRow,
} from '#domain/shop/purchases/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Purchases that haven't been revoked, with their product and price. */
const activePurchases = `(
  SELECT u.id, u.buyer_id, u.product_id, u.order_item_id, u.created_at, u.expires_at, u.max_downloads, u.download_count, u.max_devices,
    u.allow_offline, u.allow_printing, u.allow_copying, u.encryption, u.rating, u.progress, p.kind, p.title, p.author,
    p.description, p.difficulty, p.language, p.cover_key, p.media_id, p.updated_at, o.currency,
    i.price - i.coupon_share + CASE WHEN o.tax_included THEN 0 ELSE i.tax END AS paid,
    (EXISTS (SELECT FROM text t WHERE t.purchase_id = u.id) OR EXISTS (SELECT FROM video v WHERE v.purchase_id = u.id)) AS imported
  FROM purchase u JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
  JOIN product p ON p.id = u.product_id WHERE u.revoked_at IS NULL)`;

const purchaseEntries = `${activePurchases} u`;

/** Columns for a purchase, selected from `purchaseTables`. */
const purchaseColumns = `u.id, u.product_id AS "productId", u.kind, u.title, u.author, u.description, u.difficulty,
  u.language, u.currency, u.paid, u.imported, u.rating, u.progress, u.created_at AS "createdAt",
  u.max_devices AS "maxDevices",
  u.allow_offline AS "allowOffline", u.allow_printing AS "allowPrinting", u.allow_copying AS "allowCopying", u.encryption,
  u.updated_at AS "updatedAt", u.cover_key IS NOT NULL OR m.poster_key IS NOT NULL AS "hasCover",
  (SELECT count(*)::int FROM purchase_device WHERE purchase_id = u.id) AS "deviceCount",
  ${isReadableSql('u')} AS "isReadable", ${accessSql('u')} AS access,
  (SELECT json_agg(json_build_object('format', f.format, 'title', f.title) ORDER BY f.seq, f.rank, f.track NULLS FIRST, f.id)
   FROM ${filesSql('u')} f) AS files`;

/** Tables for `purchaseColumns`; `purchases` can be a subquery that filters purchases. */
const purchaseTables = (purchases = activePurchases): string =>
  `${purchases} u LEFT JOIN video_media m ON m.id = u.media_id`;

type Narrow = Pick<PurchaseRow, 'currency' | 'access' | 'files'>;

interface NarrowTypes {
  list: Narrow;
  find: Narrow;
  findPreview: { contents: string[] | null };
}

const sql = statements<QueryTypes, NarrowTypes>('purchases', {
  // This statement is never executed; it only provides the row type for the lists built at run time.
  list: `SELECT ${purchaseColumns} FROM ${purchaseTables()}`,
  readTotals: `SELECT count(*)::int AS purchases, (count(*) FILTER (WHERE u.imported))::int AS imported,
     (count(*) FILTER (WHERE u.kind = 'video' OR u.kind = 'bundle' AND EXISTS (
        SELECT FROM order_item_content b JOIN product c ON c.id = b.product_id AND c.kind = 'video'
        WHERE b.order_item_id = u.order_item_id)))::int AS video_courses, count(u.rating)::int AS rated
   FROM ${purchaseEntries} WHERE u.buyer_id = $1`,
  find: `SELECT ${purchaseColumns} FROM ${purchaseTables()} WHERE u.id = $1 AND u.buyer_id = $2`,
  findRevoked: `SELECT coalesce(revoked_at = expires_at, false) AS "isExpired" FROM purchase
   WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NOT NULL`,
  // Canceling or refunding the order waits for this transaction, and vice versa.
  lockOrder: `SELECT FROM purchase u JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
   WHERE u.id = $1 AND u.buyer_id = $2 FOR KEY SHARE OF o`,
  needsWaiver: `SELECT ${needsWaiverSql('$1')} AS "needsWaiver!"`,
  // Free items and those already used need no waiver.
  recordWaiver: `UPDATE order_item i SET waived_at = $3, waiver_version = $4, waiver_language = $5, waiver_text = $6
   FROM purchase u WHERE u.id = $1 AND u.buyer_id = $2 AND u.revoked_at IS NULL AND i.id = u.order_item_id
     AND i.waived_at IS NULL AND ${needsWaiverSql('$1')}`,
  rate: `WITH old AS (SELECT id, product_id, rating FROM purchase WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NULL FOR UPDATE),
   rated AS (UPDATE purchase u SET rating = $3, rated_at = $4 FROM old WHERE u.id = old.id)
   UPDATE product p SET rating_sum = p.rating_sum + $3 - coalesce(old.rating, 0),
     rating_count = p.rating_count + (old.rating IS NULL)::int
   FROM old WHERE p.id = old.product_id`,
  advance: `UPDATE purchase SET progress = CASE WHEN $3 THEN 100 ELSE least(100, progress + 25) END
   WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NULL`,
  findPreview: `SELECT p.id, p.preview_text AS text, p.language,
     EXISTS (SELECT FROM product_file f WHERE f.product_id = p.id AND f.role = 'sample' AND f.replaced_at IS NULL) AS "hasSample",
     (SELECT json_agg(c.title ORDER BY b.seq) FROM order_item_content b JOIN product c ON c.id = b.product_id
      WHERE b.order_item_id = u.order_item_id) AS contents
   FROM purchase u JOIN product p ON p.id = u.product_id
   WHERE u.id = $1 AND u.buyer_id = $2 AND u.revoked_at IS NULL`,
});

export interface PurchaseRow {
  id: string;
  productId: string;
  kind: PurchaseCard['type'];
  title: string;
  author: string;
  description: string;
  difficulty: PurchaseCard['difficulty'];
  language: number;
  currency: Currency;
  /** In minor units. */
  paid: number;
  imported: boolean;
  rating: number | null;
  progress: number;
  createdAt: Date;
  maxDevices: number;
  allowOffline: boolean;
  allowPrinting: boolean;
  allowCopying: boolean;
  encryption: string;
  updatedAt: Date;
  hasCover: boolean;
  deviceCount: number;
  /** Whether the library can show any of the purchase's content. */
  isReadable: boolean;
  access: AccessRow;
  files: { format: string; title: string }[] | null;
}

/** Identifies a purchase by its ID and buyer. */
export interface PurchaseKey {
  id: string;
  buyerId: string;
}

/** Finds a purchase that hasn't been revoked. */
export const findPurchase = (db: Queryable, { id, buyerId }: PurchaseKey): Promise<PurchaseRow | undefined> =>
  first(db, sql.find, [id, buyerId]);

/**
 * Returns whether a purchase was revoked because it had expired and was bought again, or because it was refunded.
 * Undefined if the buyer never had the purchase.
 */
export const findRevocation = async (
  db: Queryable,
  { id, buyerId }: PurchaseKey,
): Promise<'expired' | 'refunded' | undefined> => {
  const row = await first(db, sql.findRevoked, [id, buyerId]);
  return row && (row.isExpired ? 'expired' : 'refunded');
};

/** Locks the order of a purchase until the transaction ends; returns false if there is no such purchase. */
export const lockPurchaseOrder = async (tx: Queryable, { id, buyerId }: PurchaseKey): Promise<boolean> =>
  (await first(tx, sql.lockOrder, [id, buyerId])) !== undefined;

/** Returns whether the buyer of a purchase must first waive the right of withdrawal. */
export const needsWaiver = async (tx: Queryable, { id }: PurchaseKey): Promise<boolean> =>
  (await one(tx, sql.needsWaiver, [id])).needsWaiver;

/** What a buyer has agreed to, and when. */
interface Waiver {
  version: string;
  language: string;
  text: string;
  now: Date;
}

/** Stores the buyer's waiver of the right of withdrawal with the order, unless no waiver is needed. */
export const recordWaiver = async (
  tx: Queryable,
  { id, buyerId }: PurchaseKey,
  { version, language, text, now }: Waiver,
): Promise<void> => {
  await run(tx, sql.recordWaiver, [id, buyerId, now, version, language, text]);
};

/** Rates a purchase and updates its product's rating; returns false if there is no such purchase. */
export const setRating = async (
  db: Queryable,
  { id, buyerId }: PurchaseKey,
  { rating, now }: { rating: number; now: Date },
): Promise<boolean> => (await run(db, sql.rate, [id, buyerId, rating, now])) > 0;

/** Advances the progress by a quarter, or to the end; returns false if there is no such purchase. */
export const advanceProgress = async (
  db: Queryable,
  { id, buyerId }: PurchaseKey,
  { complete }: { complete: boolean },
): Promise<boolean> => (await run(db, sql.advance, [id, buyerId, complete])) > 0;

/** Finds the part of a purchase that can be previewed without downloading it. */
export const findPreview = (db: Queryable, { id, buyerId }: PurchaseKey) =>
  first(db, sql.findPreview, [id, buyerId]);

/** Counts all of a buyer's purchases, and those that are imported, contain a video or are rated. */
export const readTotals = (db: Queryable, buyerId: string) => one(db, sql.readTotals, [buyerId]);

const orders: Record<PurchaseSort | 'progress', string> = {
  'date-desc': 'u.created_at DESC, u.id DESC',
  'date-asc': 'u.created_at, u.id',
  'title-asc': 'lower(u.title), u.id',
  'title-desc': 'lower(u.title) DESC, u.id DESC',
  'price-desc': 'u.paid DESC, u.id DESC',
  'price-asc': 'u.paid, u.id',
  'rating-desc': 'u.rating DESC NULLS LAST, u.id DESC',
  progress: 'u.progress DESC, u.id DESC',
};

const statuses = {
  all: undefined,
  imported: 'u.imported',
  'not-imported': 'NOT u.imported',
  free: 'u.paid = 0',
};

export interface PurchaseFilters {
  buyerId: string;
  type: PurchaseRow['kind'] | undefined;
  search?: string | undefined;
  status?: keyof typeof statuses;
  sort: keyof typeof orders;
}

/** Lists one page of the matching purchases, with the total number of matches. */
export function listPurchases(
  db: Queryable,
  filters: PurchaseFilters,
  page: { page: number; page_size: number },
): Promise<{ rows: PurchaseRow[]; count: number }> {
  const values: unknown[] = [filters.buyerId];
  const parts = ['u.buyer_id = $1'];
  const add = (value: unknown, part: (param: string) => string) => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  if (filters.type) add(filters.type, (param) => `u.kind = ${param}`);
  if (filters.search)
    add(`%${escapeLike(filters.search)}%`, (param) => `(u.title ILIKE ${param} OR u.author ILIKE ${param})`);
  const status = statuses[filters.status ?? 'all'];
  if (status) parts.push(status);
  const where = parts.join(' AND ');
  const list = {
    shape: sql.list,
    columns: purchaseColumns,
    tables: purchaseTables,
    entries: purchaseEntries,
    where,
    values,
    order: orders[filters.sort],
    total: `SELECT count(*)::int FROM ${purchaseEntries} WHERE ${where}`,
  };
  return listPageWithCount(db, list, page);
}
