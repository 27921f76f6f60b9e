import { fail } from '@glossa/contract/failure';
import { orderName } from '@glossa/contract/order-name';
import type { Transaction } from '@glossa/db/database';

import { notify } from '#domain/notifications/queries.ts';
import { releaseCoupon } from '../coupons/queries.ts';
import { findGranted, grantItems, revokeItems } from './grant-items.ts';
import {
  cancelPending,
  completePending,
  endCompleted,
  hasBeenUsed,
  insertRefund,
  listItems,
  lockOrder,
  reserveRefund,
  type ItemRow,
  type OrderRow,
} from './queries.ts';
import { countRefund, countSales, grossAmount } from './sales.ts';

/*
 * The status of an order. No other module changes it:
 *
 *   pending ──completeOrder──▶ completed ──refundOrder (all that remains; by buyers while unused)──▶ refunded
 *      └──cancelOrder──▶ cancelled ◀──cancelOrder (unused, within a day)──┘
 *
 * Every transition locks the buyer and then the order, and has all its effects in the caller's transaction.
 */

const hour = 3_600_000;

/** Hours after completion within which an order can be canceled. */
export const cancelHours = 24;
/** Hours after completion within which a buyer can request a refund of an unused order. */
export const refundHours = 14 * 24;

/** Returns whether `since` is at most `hours` ago. */
export const isWithin = (since: Date | null, hours: number, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() <= hours * hour;

/** How an order was paid. */
export type PaymentMethod = 'free' | 'card' | 'test' | 'manual';

/**
 * Completes a paid pending order: assigns its number, grants the purchases with their terms and the subscription,
 * counts the sales and notifies the buyer. Refunds products that the buyer has acquired in another way in the meantime.
 * Returns false and does nothing when the order is no longer pending.
 */
export async function completeOrder(
  tx: Transaction,
  { orderId, method, now }: { orderId: string; method: PaymentMethod; now: Date },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'pending') return false;
  const items = await listItems(tx, orderId);
  const grantedItems = order.buyerId
    ? await grantItems(tx, { buyerId: order.buyerId, items, now })
    : new Set<string>();
  await countSales(tx, { order, items: items.filter(({ id }) => grantedItems.has(id)) });
  // Do this as late as possible, because all orders wait here for their number.
  const number = await completePending(tx, { orderId, method, now });
  const undelivered = items.filter(({ id }) => !grantedItems.has(id));
  const amount = undelivered.reduce((sum, item) => sum + grossAmount(item, order.taxIncluded), 0);
  if (amount > 0)
    await refundOrder(tx, { orderId, amount, reason: '', origin: 'shop', isUndelivered: true, now });
  await notifyBuyer(tx, { ...order, number }, 'order_completed');
  return true;
}

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
    const isTooLate = !isWithin(order.completedAt, cancelHours, now);
    if (isTooLate || (await hasBeenUsed(tx, orderId))) fail('order_not_cancellable');
    const amount = order.total - order.refunded;
    await refundOrder(tx, { orderId, amount, reason, origin: 'buyer', newStatus: 'cancelled', now });
  } else if (order.status === 'pending') await cancelPending(tx, orderId, now);
  else fail('order_not_cancellable');
  await releaseCoupon(tx, orderId);
  return true;
}

/** Who initiated a refund: the buyer, an admin, the provider's dashboard, or the shop because it cannot deliver. */
export type RefundOrigin = 'buyer' | 'admin' | 'provider' | 'shop';

export interface NewRefund {
  orderId: string;
  /** In minor units; the full remainder when undefined. */
  amount?: number | undefined;
  reason: string;
  origin: RefundOrigin;
  /** Whether the refund is for lines that were never delivered. */
  isUndelivered?: boolean;
  newStatus?: 'refunded' | 'cancelled';
  /** The provider's ID of a refund made in its dashboard. */
  providerId?: string;
  now: Date;
}

/** Rejects refunds that only an admin may make. */
async function checkBuyerRefund(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.status !== 'completed' || !isWithin(order.completedAt, refundHours, now))
    fail('order_not_refundable');
  if (await hasBeenUsed(tx, order.id)) fail('order_used');
}

/**
 * Reserves a refund under the lock of its order, so that refunds never exceed what was paid. A full refund ends the
 * order and revokes its purchases. Returns the refund's ID, which is also its idempotency key at the provider, or
 * undefined when there was nothing to refund.
 */
export async function refundOrder(tx: Transaction, refund: NewRefund): Promise<string | undefined> {
  const { orderId, reason, origin, isUndelivered = false, newStatus = 'refunded', now } = refund;
  const order = await lockOrder(tx, orderId);
  if (!order) fail('order_not_found');
  if (order.status === 'pending') fail('order_not_refundable');
  if (origin === 'buyer' && newStatus === 'refunded') await checkBuyerRefund(tx, order, now);
  const remainder = order.total - order.refunded;
  const amount = refund.amount ?? remainder;
  if (amount > remainder) fail('refund_too_large');
  if (amount === 0 && newStatus === 'refunded') fail('order_not_refundable');
  const id = amount > 0 ? await insertPaidRefund(tx, refund, amount) : undefined;
  await reserveRefund(tx, { orderId, amount, reason });
  const isAll = amount === remainder;
  if (order.status === 'completed') {
    await applyRefund(tx, { order, amount, isUndelivered, isAll, now });
    if (isAll) {
      await endCompleted(tx, orderId, newStatus, now);
      await notifyBuyer(tx, order, 'order_refunded');
    }
  }
  return id;
}

async function insertPaidRefund(
  tx: Transaction,
  { orderId, reason, origin, providerId, now }: NewRefund,
  amount: number,
): Promise<string> {
  const id = await insertRefund(tx, {
    orderId,
    providerId: providerId ?? null,
    amount,
    reason,
    origin,
    now,
  });
  return id ?? fail('order_not_refundable');
}

/** Deducts a refund from the products' sales and, if it is a full refund, revokes the purchases. */
async function applyRefund(
  tx: Transaction,
  refund: { order: OrderRow; amount: number; isUndelivered: boolean; isAll: boolean; now: Date },
): Promise<void> {
  const { order, amount, isUndelivered, isAll, now } = refund;
  const items = await listItems(tx, order.id);
  const grantedItems = await findGranted(tx, items);
  if (isAll) await revokeItems(tx, { order, items: grantedItems, now });
  if (isUndelivered) return;
  // Undelivered lines were never counted as sales, so exclude their refunds.
  const sum = (some: readonly ItemRow[]) =>
    some.reduce((all, item) => all + grossAmount(item, order.taxIncluded), 0);
  const before = Math.max(0, order.refunded - (sum(items) - sum(grantedItems)));
  await countRefund(tx, { order, items: grantedItems, before, after: before + amount, isReturned: isAll });
}

/** Notifies the buyer that an order was completed or refunded, or that a refund failed. */
export async function notifyBuyer(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'number' | 'buyerId'>,
  event: 'order_completed' | 'order_refunded' | 'order_refund_failed',
): Promise<void> {
  if (!order.buyerId) return;
  await notify(tx, {
    learnerId: order.buyerId,
    type: 'SYSTEM',
    subject: `${event}:${orderName(order)}`,
    link: `/order-history?order=${order.id}`,
  });
}
