import type { Transaction } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import { orderColumns, type ItemRow, type OrderRow } from './order-row.ts';
import type { QueryTypes } from './lock-order.types.ts';

interface NarrowTypes {
  listItems: Pick<ItemRow, 'planId' | 'terms'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('shopOrdersLockOrder', {
  lockBuyer: `SELECT pg_advisory_xact_lock(hashtextextended('shop:' || $1::text, 0))`,
  findBuyer: 'SELECT buyer_id AS "buyerId" FROM shop_order WHERE id = $1',
  lockOrder: `SELECT ${orderColumns} FROM shop_order o WHERE o.id = $1 FOR UPDATE`,
  listItems: `SELECT id, product_id AS "productId", plan_id AS "planId", title, price, coupon_share AS "couponShare", tax, terms
   FROM order_item WHERE order_id = $1 ORDER BY seq`,
});

/**
 * Takes the advisory lock on a buyer's orders until the transaction ends. Every change to an order begins with it, so
 * that nothing else can change what the buyer owns and has ordered.
 */
export const lockBuyer = async (tx: Transaction, buyerId: string): Promise<void> => {
  await run(tx, sql.lockBuyer, [buyerId]);
};

/** Locks an order until the transaction ends, first its buyer and then its row. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | undefined> {
  const found = await first(tx, sql.findBuyer, [orderId]);
  if (found?.buyerId) await lockBuyer(tx, found.buyerId);
  return first(tx, sql.lockOrder, [orderId]);
}

/** Returns the lines of an order in sequence. */
export const itemsOf = (tx: Transaction, orderId: string): Promise<ItemRow[]> =>
  many(tx, sql.listItems, [orderId]);
