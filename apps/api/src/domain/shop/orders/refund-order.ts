import { fail } from '@glossa/contract/failure';
import type { Transaction } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { countRefund } from './count-sales.ts';
import { itemsOf, lockOrder } from './lock-order.ts';
import { grossOf, type ItemRow, type OrderRow } from './order-row.ts';
import { deliveredItems, revokePurchases } from './revoke-purchases.ts';
import { tellBuyer } from './tell-buyer.ts';
import { isWithin, refundHours } from './time-limits.ts';
import type { QueryTypes } from './refund-order.types.ts';

/** Who initiated a refund: the buyer, an admin, the provider's dashboard, or the shop because it cannot deliver. */
export type RefundOrigin = 'buyer' | 'admin' | 'provider' | 'shop';

/** A refund to create. */
export interface NewRefund {
  orderId: string;
  /** In minor units; all that is left when undefined. */
  amount?: number | undefined;
  reason: string;
  origin: RefundOrigin;
  /** Whether the refund is for lines that were never delivered. */
  isUndelivered?: boolean;
  becomes?: 'refunded' | 'cancelled';
  /** The provider's ID of a refund made in its dashboard. */
  providerId?: string;
  now: Date;
}

export const sql = statements<QueryTypes>('shopOrdersRefundOrder', {
  findPayment: `SELECT id, provider FROM payment WHERE order_id = $1 AND status = 'succeeded' LIMIT 1`,
  insertRefund: `INSERT INTO refund (id, order_id, payment_id, provider_id, amount, reason, origin, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  reserveRefund: `UPDATE shop_order SET refunded = refunded + $2, refund_reason = CASE WHEN $3 = '' THEN refund_reason ELSE $3 END
   WHERE id = $1 AND refunded + $2 <= total`,
  endOrder: `UPDATE shop_order SET status = $2::order_status,
     refunded_at = CASE WHEN $2 = 'refunded' THEN $3::timestamptz ELSE refunded_at END,
     cancelled_at = CASE WHEN $2 = 'cancelled' THEN $3::timestamptz ELSE cancelled_at END
   WHERE id = $1 AND status = 'completed'`,
});

/** Refuses refunds that only an admin may make. */
function checkBuyer(order: OrderRow, now: Date): void {
  if (order.status !== 'completed' || !isWithin(order.completedAt, refundHours, now))
    fail('order_not_refundable');
}

/**
 * Reserves a refund under the lock of its order, so that refunds never exceed what was paid. A full refund ends the
 * order and revokes its purchases. Returns the refund's ID, which is also its idempotency key at the provider, or
 * undefined when there was nothing to refund.
 */
export async function refundOrder(tx: Transaction, refund: NewRefund): Promise<string | undefined> {
  const { orderId, reason, origin, isUndelivered = false, becomes = 'refunded', now } = refund;
  const order = await lockOrder(tx, orderId);
  if (!order) fail('order_not_found');
  if (order.status === 'pending') fail('order_not_refundable');
  if (origin === 'buyer' && becomes === 'refunded') checkBuyer(order, now);
  const left = order.total - order.refunded;
  const amount = refund.amount ?? left;
  if (amount > left) fail('refund_too_large');
  if (amount === 0 && becomes === 'refunded') fail('order_not_refundable');
  const id = amount > 0 ? await insertRefund(tx, { ...refund, amount }) : undefined;
  await run(tx, sql.reserveRefund, [orderId, amount, reason]);
  const isAll = amount === left;
  if (order.status === 'completed') {
    await settle(tx, { order, amount, isUndelivered, isAll, now });
    if (isAll) {
      await run(tx, sql.endOrder, [orderId, becomes, now]);
      await tellBuyer(tx, order, 'order_refunded');
    }
  }
  return id;
}

async function insertRefund(tx: Transaction, refund: NewRefund & { amount: number }): Promise<string> {
  const { orderId, amount, reason, origin, providerId = null, now } = refund;
  const paid = await first(tx, sql.findPayment, [orderId]);
  if (!paid) fail('order_not_refundable');
  const id = newId();
  await run(tx, sql.insertRefund, [id, orderId, paid.id, providerId, amount, reason, origin, now]);
  return id;
}

/** Revokes the purchases of a full refund, and deducts the refund from the products' sales. */
async function settle(
  tx: Transaction,
  given: { order: OrderRow; amount: number; isUndelivered: boolean; isAll: boolean; now: Date },
): Promise<void> {
  const { order, amount, isUndelivered, isAll, now } = given;
  const items = await itemsOf(tx, order.id);
  const delivered = await deliveredItems(tx, items);
  if (isAll) await revokePurchases(tx, { order, items: delivered, now });
  if (isUndelivered) return;
  // Undelivered lines were never counted as sales, so exclude their refunds.
  const sum = (some: readonly ItemRow[]) =>
    some.reduce((all, item) => all + grossOf(item, order.taxIncluded), 0);
  const before = Math.max(0, order.refunded - (sum(items) - sum(delivered)));
  await countRefund(tx, { order, items: delivered, before, after: before + amount, isReturned: isAll });
}
