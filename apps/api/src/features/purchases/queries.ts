import { statement, type Queryable } from '@glossa/db/database';

import { purchaseColumns, purchaseTables, type PurchaseRow } from './purchase-row.ts';

const find = statement(
  'find-purchase',
  `SELECT ${purchaseColumns} FROM ${purchaseTables()} WHERE u.id = $1 AND u.buyer_id = $2`,
);
const findRevoked = statement(
  'find-revoked-purchase',
  `SELECT coalesce(revoked_at = expires_at, false) AS "isExpired" FROM purchase
   WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NOT NULL`,
);
// Whoever cancels or refunds the order waits for the end of what is done here, or this for them.
const hold = statement(
  'hold-purchase',
  `SELECT FROM purchase u JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
   WHERE u.id = $1 AND u.buyer_id = $2 FOR KEY SHARE OF o`,
);
const rate = statement(
  'rate-purchase',
  `WITH old AS (SELECT id, product_id, rating FROM purchase WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NULL FOR UPDATE),
   rated AS (UPDATE purchase u SET rating = $3, rated_at = $4 FROM old WHERE u.id = old.id)
   UPDATE product p SET rating_sum = p.rating_sum + $3 - coalesce(old.rating, 0),
     rating_count = p.rating_count + (old.rating IS NULL)::int
   FROM old WHERE p.id = old.product_id`,
);
const advance = statement(
  'advance-purchase',
  `UPDATE purchase SET progress = CASE WHEN $3 THEN 100 ELSE least(100, progress + 25) END
   WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NULL`,
);
const preview = statement(
  'preview-purchase',
  `SELECT p.id, p.preview_text AS text, p.language,
     EXISTS (SELECT FROM product_file f WHERE f.product_id = p.id AND f.role = 'sample' AND f.replaced_at IS NULL) AS "hasSample",
     (SELECT json_agg(c.title ORDER BY b.seq) FROM order_item_content b JOIN product c ON c.id = b.product_id
      WHERE b.order_item_id = u.order_item_id) AS contents
   FROM purchase u JOIN product p ON p.id = u.product_id
   WHERE u.id = $1 AND u.buyer_id = $2 AND u.revoked_at IS NULL`,
);

/** A purchase by its id and its buyer. */
export interface PurchaseKey {
  id: string;
  buyerId: string;
}

/** A purchase that was not taken back. */
export const findPurchase = (db: Queryable, { id, buyerId }: PurchaseKey): Promise<PurchaseRow | undefined> =>
  db.row<PurchaseRow & Record<string, unknown>>(find, [id, buyerId]);

/**
 * Why a buyer no longer has a purchase: its time was over when they bought it again, or it was refunded. Undefined when
 * they never had it.
 */
export const findLostPurchase = async (
  db: Queryable,
  { id, buyerId }: PurchaseKey,
): Promise<'expired' | 'refunded' | undefined> => {
  const row = await db.row<{ isExpired: boolean }>(findRevoked, [id, buyerId]);
  return row && (row.isExpired ? 'expired' : 'refunded');
};

/** Keeps the order of a purchase as it is until the transaction ends; false when there is no such purchase. */
export const holdPurchase = async (tx: Queryable, { id, buyerId }: PurchaseKey): Promise<boolean> =>
  (await tx.row(hold, [id, buyerId])) !== undefined;

/** Rates a purchase and moves the rating of its product; false when there is no such purchase. */
export const setRating = async (
  db: Queryable,
  { id, buyerId }: PurchaseKey,
  rating: number,
  now: Date,
): Promise<boolean> => (await db.run(rate, [id, buyerId, rating, now])) > 0;

/** Goes on by a quarter, or to the end; false when there is no such purchase. */
export const setProgress = async (
  db: Queryable,
  { id, buyerId }: PurchaseKey,
  complete: boolean,
): Promise<boolean> => (await db.run(advance, [id, buyerId, complete])) > 0;

/** What can be shown of a purchase without opening it. */
export const findPurchasePreview = (db: Queryable, { id, buyerId }: PurchaseKey) =>
  db.row<{ id: string; text: string; language: number; hasSample: boolean; contents: string[] | null }>(
    preview,
    [id, buyerId],
  );
