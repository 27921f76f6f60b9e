import type { Cart } from '@glossa/contract/shop';
import { statement, type Database, type Queryable } from '@glossa/db/database';
import { onSale } from '@glossa/shop/on-sale';

import { fail } from '../../http/fail.ts';
import { presentProduct, productColumns, productTables, purchaseOf, type ProductRow } from './product-row.ts';

/** Products of one cart. */
const largestCart = 50;

const list = statement(
  'cart',
  `SELECT ${productColumns('$1')}, ${onSale} AS "isOnSale"
   FROM ${productTables} JOIN cart_item i ON i.product_id = p.id
   WHERE i.learner_id = $1 ORDER BY i.added_at, i.product_id`,
);
const find = statement(
  'cart-product',
  `SELECT ${purchaseOf('$1')} AS "purchaseId", (SELECT count(*)::int FROM cart_item WHERE learner_id = $1 AND product_id <> p.id) AS others
   FROM product p WHERE p.id = $2 AND ${onSale}`,
);
const add = statement(
  'add-to-cart',
  'INSERT INTO cart_item (learner_id, product_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);
const remove = statement(
  'remove-from-cart',
  'DELETE FROM cart_item WHERE learner_id = $1 AND product_id = $2',
);

/** What lies in a person's cart; what is no longer sold stands there as such. */
export async function showCart(db: Queryable, learnerId: string): Promise<Cart> {
  const rows = await db.rows<ProductRow & { isOnSale: boolean } & Record<string, unknown>>(list, [learnerId]);
  return { items: rows.map((row) => ({ ...presentProduct(row), isOnSale: row.isOnSale })) };
}

/** Puts a product into a cart. Fails with `product_not_found`, `product_owned` and `cart_full`. */
export async function putIntoCart(db: Database, learnerId: string, productId: string): Promise<void> {
  const product = await db.row<{ purchaseId: string | null; others: number }>(find, [learnerId, productId]);
  if (!product) return fail('product_not_found');
  if (product.purchaseId) return fail('product_owned');
  if (product.others >= largestCart) return fail('cart_full');
  await db.run(add, [learnerId, productId]);
}

/** Takes a product out of a cart. */
export const takeFromCart = (db: Queryable, learnerId: string, productId: string): Promise<number> =>
  db.run(remove, [learnerId, productId]);
