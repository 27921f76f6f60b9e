import { fail } from '@glossa/contract/failure';
import type { Database, Transaction } from '@glossa/db/database';
import type { PaymentIntent } from '@glossa/payments/provider';

import { postPayment } from '../ledger/ledger.ts';
import { completeOrder } from '../orders/order-status.ts';
import { lockOrder } from '../orders/queries.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import type { PaymentDeps } from './provider.ts';
import { findActivePayment, insertAttempt, insertManualPayment, type PaymentRow } from './queries.ts';
import { applyIntent, readIntent } from './sync-payment.ts';

/** Maximum number of attempts that one call starts, in case the provider has canceled the earlier ones. */
const maxAttempts = 3;

/** Returns the open attempt of a pending order, or starts one. */
async function openAttempt(
  db: Database,
  { orderId, buyerId, provider, now }: { orderId: string; buyerId: string; provider: string; now: Date },
): Promise<PaymentRow> {
  return retryDeadlock(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.buyerId !== buyerId) fail('order_not_found');
    if (order.status !== 'pending') fail('order_not_pending');
    const activePayment = await findActivePayment(tx, orderId);
    if (activePayment) return activePayment.provider === provider ? activePayment : fail('payment_elsewhere');
    await insertAttempt(tx, { orderId, provider, now });
    return (await findActivePayment(tx, orderId)) ?? fail('order_not_found');
  });
}

/**
 * Returns the payment for a buyer's browser to continue: the open attempt, or a new one if the provider has canceled
 * the open attempt. Undefined when the order turns out to be paid already.
 */
export async function startPayment(
  deps: PaymentDeps,
  { orderId, buyerId }: { orderId: string; buyerId: string },
): Promise<PaymentIntent | undefined> {
  const { db, provider, clock } = deps;
  for (let count = 0; count < maxAttempts; count += 1) {
    const attempt = { orderId, buyerId, provider: provider.name, now: clock() };
    const payment = await openAttempt(db, attempt);
    const intent = await readIntent(deps, payment);
    await applyIntent(deps, payment, intent);
    if (intent.status === 'succeeded') return undefined;
    if (intent.status !== 'canceled') return intent;
  }
  return fail('order_not_pending');
}

/** Completes a pending order that was paid by other means. Its payment at a provider must be canceled first. */
export async function markPaid(
  tx: Transaction,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) fail('order_not_found');
  if (order.status !== 'pending') fail('order_not_pending');
  if (await findActivePayment(tx, orderId)) fail('payment_elsewhere');
  const paymentId = await insertManualPayment(tx, orderId, now);
  await postPayment(tx, order, { paymentId, amount: order.total, now });
  await completeOrder(tx, { orderId, method: 'manual', now });
}
