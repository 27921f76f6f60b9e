import { largestCart } from '@glossa/contract/cart-size';
import { fail } from '@glossa/contract/failure';
import type { Cart, MergedCart } from '@glossa/contract/shop';
import type { Database, Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import { onSale } from '#domain/shop/on-sale.ts';
import { presentProduct, productColumns, productTables, purchaseOf, type ProductRow } from './product-row.ts';
import type { QueryTypes } from './cart.types.ts';

type Narrow = Pick<ProductRow, 'currency'>;
interface NarrowTypes {
  list: Narrow;
  preview: Narrow;
  merge: Pick<MergedCart['skipped'][number], 'reason'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('shopCart', {
  list: `SELECT ${productColumns('$1')}, ${onSale} AS "isOnSale"
   FROM ${productTables} JOIN cart_item i ON i.product_id = p.id
   WHERE i.learner_id = $1 ORDER BY i.added_at, i.product_id`,
  preview: `SELECT ${productColumns('NULL::uuid')} FROM ${productTables} WHERE p.id = ANY ($1::uuid[]) AND ${onSale}
   ORDER BY array_position($1::uuid[], p.id)`,
  // A single statement, so that concurrent merges from two tabs add each product once.
  merge: `WITH wanted AS (
     SELECT w.id, w.seq, coalesce(${onSale}, false) AS sold, ${purchaseOf('$1')} IS NOT NULL AS owned,
       EXISTS (SELECT FROM cart_item c WHERE c.learner_id = $1 AND c.product_id = w.id) AS present
     FROM unnest($2::uuid[]) WITH ORDINALITY AS w (id, seq) LEFT JOIN product p ON p.id = w.id
   ), ranked AS (
     SELECT *, row_number() OVER (PARTITION BY sold AND NOT owned AND NOT present ORDER BY seq) AS place FROM wanted
   ), sorted AS (
     SELECT id, seq, CASE
       WHEN owned THEN 'product_owned'
       WHEN NOT sold THEN 'product_not_found'
       WHEN present THEN NULL
       WHEN place + (SELECT count(*) FROM cart_item WHERE learner_id = $1) > $3 THEN 'cart_full'
     END AS reason, present FROM ranked
   ), added AS (
     INSERT INTO cart_item (learner_id, product_id, added_at)
     SELECT $1, id, clock_timestamp() + seq * interval '1 microsecond' FROM sorted WHERE reason IS NULL AND NOT present
     ON CONFLICT DO NOTHING
   )
   SELECT id, reason FROM sorted WHERE reason IS NOT NULL ORDER BY seq`,
  findProduct: `SELECT ${purchaseOf('$1')} AS "purchaseId", (SELECT count(*)::int FROM cart_item WHERE learner_id = $1 AND product_id <> p.id) AS others
   FROM product p WHERE p.id = $2 AND ${onSale}`,
  add: 'INSERT INTO cart_item (learner_id, product_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  remove: 'DELETE FROM cart_item WHERE learner_id = $1 AND product_id = $2',
});

/** Returns the items of a cart; products no longer for sale are marked. */
export async function showCart(db: Queryable, learnerId: string): Promise<Cart> {
  const rows = await many(db, sql.list, [learnerId]);
  return { items: rows.map((row) => ({ ...presentProduct(row), isOnSale: row.isOnSale })) };
}

/** Returns the products of a visitor's cart that are for sale, ordered by ID. */
export async function previewCart(db: Queryable, ids: readonly string[]): Promise<Cart> {
  const rows = await many(db, sql.preview, [ids]);
  return { items: rows.map((row) => ({ ...presentProduct(row), isInCart: true, isOnSale: true })) };
}

/** Adds the products of a visitor's cart to an account's; returns those that could not be added and why. */
export async function mergeIntoCart(
  db: Queryable,
  learnerId: string,
  productIds: readonly string[],
): Promise<MergedCart> {
  const ids = [...new Set(productIds)];
  return { skipped: await many(db, sql.merge, [learnerId, ids, largestCart]) };
}

/** Adds a product to a cart. @throws {Failure} `product_not_found`, `product_owned`, `cart_full` */
export async function putIntoCart(db: Database, learnerId: string, productId: string): Promise<void> {
  const product = await first(db, sql.findProduct, [learnerId, productId]);
  if (!product) return fail('product_not_found');
  if (product.purchaseId) return fail('product_owned');
  if (product.others >= largestCart) return fail('cart_full');
  await run(db, sql.add, [learnerId, productId]);
}

/** Removes a product from a cart. */
export const takeFromCart = (db: Queryable, learnerId: string, productId: string): Promise<number> =>
  run(db, sql.remove, [learnerId, productId]);
