import type { AdminOrder } from '@glossa/contract/admin-orders';
import { fail } from '@glossa/contract/failure';

import type { User } from '#domain/accounts/user.ts';
import { toActor, recordAudit, type AuditEvent } from '#domain/audit/record-audit.ts';
import { refundOrder } from '#domain/shop/orders/order-status.ts';
import { markPaid } from '#domain/shop/payments/pay-order.ts';
import { isUnreachable } from '#domain/shop/payments/provider.ts';
import { findActivePayment } from '#domain/shop/payments/queries.ts';
import { cancelPayment } from '#domain/shop/payments/sync-payment.ts';
import { retryDeadlock } from '#domain/shop/retry-deadlock.ts';
import { settleWithProvider, type OrderDeps } from '../service.ts';
import { presentAdminOrder } from './present-order.ts';
import { countByStatus, findAnyOrder, listOrders, type OrderQuery } from './queries.ts';

/** Returns one page of all users' orders, with the number of matches in total and by status. */
export async function listAllOrders({ db, clock }: OrderDeps, query: OrderQuery) {
  const [rows, statuses] = await Promise.all([listOrders(db, query), countByStatus(db, query)]);
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const now = clock();
  return {
    orders: rows.map((row) => presentAdminOrder(row, now)),
    count: query.status ? statuses[query.status] : total,
    statuses,
  };
}

/** @throws {Failure} `order_not_found` */
export const getAnyOrder = async ({ db, clock }: OrderDeps, id: string): Promise<AdminOrder> =>
  presentAdminOrder((await findAnyOrder(db, id)) ?? fail('order_not_found'), clock());

/**
 * Refunds the given amount, in minor units, or everything not refunded yet if no amount is given.
 * @throws {Failure} `order_not_found`, `order_not_refundable`, `refund_too_large`
 */
export async function refundAnyOrder(
  deps: OrderDeps,
  user: User,
  { id, amount, reason }: { id: string; amount?: number | undefined; reason: string },
): Promise<AdminOrder> {
  await retryDeadlock(deps.db, async (tx) => {
    await refundOrder(tx, { orderId: id, amount, reason, origin: 'admin', now: deps.clock() });
    const detail = { amount: amount ?? null };
    await recordAudit(tx, toAuditEvent(id, user, { action: 'order.refund', reason, detail }));
  });
  await settleWithProvider(deps, id);
  return getAnyOrder(deps, id);
}

/**
 * Completes an order that was paid by other means.
 * @throws {Failure} `order_not_found`, `order_not_pending`, `payment_elsewhere`, `payment_unreachable`
 */
export async function markOrderPaid(
  deps: OrderDeps,
  user: User,
  { id, reason }: { id: string; reason: string },
): Promise<AdminOrder> {
  await getAnyOrder(deps, id);
  await cancelOpenPayment(deps, id);
  await retryDeadlock(deps.db, async (tx) => {
    await markPaid(tx, { orderId: id, now: deps.clock() });
    await recordAudit(tx, toAuditEvent(id, user, { action: 'order.mark_paid', reason }));
  });
  await settleWithProvider(deps, id);
  return getAnyOrder(deps, id);
}

/** Cancels an order's open payment with the provider before the order is marked as paid by other means. */
async function cancelOpenPayment(
  { db, payments: provider, clock }: OrderDeps,
  orderId: string,
): Promise<void> {
  const payment = await findActivePayment(db, orderId);
  if (!payment || payment.status === 'succeeded' || !provider) return;
  try {
    await cancelPayment({ db, provider, clock }, payment);
  } catch (error) {
    if (isUnreachable(error)) fail('payment_unreachable');
    throw error;
  }
}

const toAuditEvent = (
  id: string,
  user: User,
  event: Pick<AuditEvent, 'action' | 'reason' | 'detail'>,
): AuditEvent => ({ ...event, actor: toActor(user), target: { kind: 'order', id } });
