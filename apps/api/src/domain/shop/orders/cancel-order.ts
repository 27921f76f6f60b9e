import { fail } from '@glossa/contract/failure';
import type { Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import { hasBeenUsed } from './has-been-used.ts';
import { lockOrder } from './lock-order.ts';
import { refundOrder } from './refund-order.ts';
import { cancelHours, isWithin } from './time-limits.ts';
import { releaseCoupon } from './take-coupon.ts';
import type { QueryTypes } from './cancel-order.types.ts';

export const sql = statements<QueryTypes>('shopOrdersCancelOrder', {
  cancelOrder: `UPDATE shop_order SET status = 'cancelled', cancelled_at = $2 WHERE id = $1 AND status = $3`,
});

/**
 * Cancels a pending order, or refunds a completed one within 24 hours if nothing was downloaded or imported. The caller
 * cancels its payments at the provider. Returns false when the order was already canceled.
 */
export async function cancelOrder(
  tx: Transaction,
  { orderId, reason, now }: { orderId: string; reason: string; now: Date },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order) fail('order_not_found');
  if (order.status === 'cancelled') return false;
  if (order.status === 'completed') {
    const late = !isWithin(order.completedAt, cancelHours, now);
    if (late || (await hasBeenUsed(tx, orderId))) fail('order_not_cancellable');
    const amount = order.total - order.refunded;
    await refundOrder(tx, { orderId, amount, reason, origin: 'buyer', becomes: 'cancelled', now });
  } else if (order.status === 'pending') await run(tx, sql.cancelOrder, [orderId, now, 'pending']);
  else fail('order_not_cancellable');
  await releaseCoupon(tx, orderId);
  return true;
}
