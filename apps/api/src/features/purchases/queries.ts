import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import { purchaseColumns, purchaseTables, type PurchaseRow } from './purchase-row.ts';
import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  find: Pick<PurchaseRow, 'currency' | 'access' | 'files'>;
  findPreview: { contents: string[] | null };
}

export const sql = statements<QueryTypes, NarrowTypes>('purchases', {
  find: `SELECT ${purchaseColumns} FROM ${purchaseTables()} WHERE u.id = $1 AND u.buyer_id = $2`,
  findRevoked: `SELECT coalesce(revoked_at = expires_at, false) AS "isExpired" FROM purchase
   WHERE id = $1 AND buyer_id = $2 AND revoked_at IS NOT NULL`,
  // Canceling or refunding the order waits for this transaction, and vice versa.
  hold: `SELECT FROM purchase u JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
   WHERE u.id = $1 AND u.buyer_id = $2 FOR KEY SHARE OF o`,
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

/** Identifies a purchase by its ID and buyer. */
export interface PurchaseKey {
  id: string;
  buyerId: string;
}

/** Finds a purchase that was not revoked. */
export const findPurchase = (db: Queryable, { id, buyerId }: PurchaseKey): Promise<PurchaseRow | undefined> =>
  first(db, sql.find, [id, buyerId]);

/**
 * Returns why a purchase was revoked: it had expired when it was bought again, or it was refunded. Undefined if the
 * buyer never had it.
 */
export const findLostPurchase = async (
  db: Queryable,
  { id, buyerId }: PurchaseKey,
): Promise<'expired' | 'refunded' | undefined> => {
  const row = await first(db, sql.findRevoked, [id, buyerId]);
  return row && (row.isExpired ? 'expired' : 'refunded');
};

/** Locks the order of a purchase until the transaction ends; returns false if there is no such purchase. */
export const holdPurchase = async (tx: Queryable, { id, buyerId }: PurchaseKey): Promise<boolean> =>
  (await first(tx, sql.hold, [id, buyerId])) !== undefined;

/** Rates a purchase and updates its product's rating; returns false if there is no such purchase. */
export const setRating = async (
  db: Queryable,
  { id, buyerId }: PurchaseKey,
  rating: number,
  now: Date,
): Promise<boolean> => (await run(db, sql.rate, [id, buyerId, rating, now])) > 0;

/** Advances the progress by a quarter, or to the end; returns false if there is no such purchase. */
export const setProgress = async (
  db: Queryable,
  { id, buyerId }: PurchaseKey,
  complete: boolean,
): Promise<boolean> => (await run(db, sql.advance, [id, buyerId, complete])) > 0;

/** Finds what can be previewed of a purchase without downloading it. */
export const findPurchasePreview = (db: Queryable, { id, buyerId }: PurchaseKey) =>
  first(db, sql.findPreview, [id, buyerId]);
