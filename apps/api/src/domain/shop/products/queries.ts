import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';
import type { Protection } from './terms.ts';

/** SQL condition for a `product p` that is for sale. */
export const onSale = "p.status = 'published' AND p.removed_at IS NULL";

/** SQL condition for a `product_file`, given by its alias, that is a track on sale. */
export const isTrackSql = (file: string): string =>
  `${file}.role = 'track' AND ${file}.replaced_at IS NULL AND ${file}.withdrawn_at IS NULL`;

const sql = statements<QueryTypes>('shopProducts', {
  checkSold: `SELECT EXISTS (
     SELECT 1 FROM order_item i JOIN shop_order o ON o.id = i.order_id
     WHERE i.product_id = $1 AND o.status IN ('completed', 'refunded')) AS sold`,

  // The buyer of a bundle also owns the products that it contained when it was bought.
  listOffered: `SELECT p.id AS "productId", p.kind, p.title, p.author, p.language, p.currency,
     p.cover_key IS NOT NULL OR m.poster_key IS NOT NULL AS "hasCover", p.is_free AS "isFree",
     CASE WHEN p.is_free THEN 0 ELSE p.price END AS "basePrice", p.discount_percentage AS "discountPercentage",
     p.sale_price AS "price!", p.drm_protected AS "drmProtected", t.validity_days AS "validityDays", t.max_downloads AS "maxDownloads",
     p.status = 'published' AND p.removed_at IS NULL AS "isForSale",
     ARRAY(SELECT b.product_id FROM bundle_item b WHERE b.bundle_id = p.id ORDER BY b.seq) AS contents,
     EXISTS (SELECT 1 FROM purchase u WHERE u.buyer_id = $1 AND u.revoked_at IS NULL
       AND (u.expires_at IS NULL OR u.expires_at > $3)
       AND (u.product_id = p.id OR EXISTS (
         SELECT 1 FROM order_item_content c WHERE c.order_item_id = u.order_item_id AND c.product_id = p.id))
     ) AS "isOwned"
   FROM product p LEFT JOIN pricing_tier t ON t.id = p.tier_id LEFT JOIN video_media m ON m.id = p.media_id WHERE p.id = ANY ($2)`,
  findPlan: 'SELECT id::text AS title, currency, price, days FROM plan WHERE id::text = $1',

  updateSales: `UPDATE product p SET sales_count = p.sales_count + d.sales, revenue = p.revenue + d.net
   FROM jsonb_to_recordset($1) AS d (id uuid, sales int, net int) WHERE p.id = d.id`,
  lockProducts: 'SELECT id FROM product WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE',
});

/**
 * Returns whether a product has ever been sold. If so, its currency is fixed, because its revenue is in that currency.
 */
export const wasSold = async (db: Queryable, productId: string): Promise<boolean> =>
  (await one(db, sql.checkSold, [productId])).sold;

/** Lists products as they are offered to a buyer now; amounts are in minor units. */
export const listOffered = (
  db: Queryable,
  { buyerId, productIds, now }: { buyerId: string; productIds: readonly string[]; now: Date },
) => many(db, sql.listOffered, [buyerId, productIds, now]);

export const findPlan = (db: Queryable, planId: string) => first(db, sql.findPlan, [planId]);

export async function readProtection(db: Queryable): Promise<Protection> {
  const {
    id: _id,
    updatedAt: _updatedAt,
    encryptionLevel,
    ...settings
  } = await db.prisma.drmSettings.findFirstOrThrow();
  return { ...settings, encryptionLevel: encryptionLevel as Protection['encryptionLevel'] };
}

/** A change to the sales of a product. */
export interface SalesChange {
  id: string;
  /** Number of copies; negative for refunds. */
  sales: number;
  /** Minor units without tax. */
  net: number;
}

/** Adds to the sales of products. */
export async function updateSales(tx: Transaction, changes: readonly SalesChange[]): Promise<void> {
  // Lock in ID order to avoid a deadlock between two orders of the same products.
  await run(tx, sql.lockProducts, [changes.map(({ id }) => id)]);
  await run(tx, sql.updateSales, [JSON.stringify(changes)]);
}
