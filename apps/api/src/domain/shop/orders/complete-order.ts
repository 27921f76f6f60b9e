import type { Transaction } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import { tellBuyer } from './tell-buyer.ts';
import { countSales } from './count-sales.ts';
import { deliver } from './deliver.ts';
import { itemsOf, lockOrder } from './lock-order.ts';
import { grossOf } from './order-row.ts';
import { refundOrder } from './refund-order.ts';
import type { QueryTypes } from './complete-order.types.ts';

/** How an order was paid. */
export type PaymentMethod = 'free' | 'card' | 'test' | 'manual';

export const sql = statements<QueryTypes>('shopOrdersCompleteOrder', {
  completeOrder: `WITH taken AS (UPDATE shop_settings SET next_order_number = next_order_number + 1 WHERE id = 1
     RETURNING next_order_number - 1 AS number)
   UPDATE shop_order SET status = 'completed', number = taken.number, completed_at = $2, payment_method = $3,
     receipt_due = true
   FROM taken WHERE id = $1 RETURNING taken.number`,
});

/**
 * Completes a paid pending order: assigns its number, grants the purchases with their terms and the subscription,
 * counts the sales and notifies the buyer. Refunds products that the buyer has acquired otherwise in the meantime.
 * Returns false and does nothing when the order is no longer pending.
 */
export async function completeOrder(
  tx: Transaction,
  { orderId, method, now }: { orderId: string; method: PaymentMethod; now: Date },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'pending') return false;
  const items = await itemsOf(tx, orderId);
  const delivered = order.buyerId
    ? await deliver(tx, { buyerId: order.buyerId, items, now })
    : new Set<string>();
  await countSales(tx, {
    order,
    items: items.filter(({ id }) => delivered.has(id)),
  });
  // As late as possible, because all orders wait here for their number.
  const { number } = await one(tx, sql.completeOrder, [orderId, now, method]);
  const lost = items.filter(({ id }) => !delivered.has(id));
  const amount = lost.reduce((sum, item) => sum + grossOf(item, order.taxIncluded), 0);
  if (amount > 0)
    await refundOrder(tx, { orderId, amount, reason: '', origin: 'shop', isUndelivered: true, now });
  await tellBuyer(tx, { ...order, number }, 'order_completed');
  return true;
}
