import type { Transaction } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';
import type { PaymentIntent } from '@glossa/payments/provider';

import { retried } from '../retried.ts';
import { followIntent } from './follow-intent.ts';
import { findPayment, type PaymentRow } from './payment-row.ts';
import { isUnreachable, type PaymentWork } from './payment-work.ts';
import { settleRefunds } from './settle-refunds.ts';
import type { QueryTypes } from './look-at-payment.types.ts';

export const sql = statements<QueryTypes>('shopPaymentsLookAtPayment', {
  findRefund: `SELECT 1 FROM refund WHERE payment_id = $1 AND status <> 'failed' LIMIT 1`,
});

/**
 * Applies an intent that was just read from the provider. `also` runs first in the same transaction; when it returns
 * false, nothing is applied.
 */
export async function followAtProvider(
  work: PaymentWork,
  payment: PaymentRow,
  intent: PaymentIntent,
  also: (tx: Transaction) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const { db, provider, clock } = work;
  const asks = intent.amountRefunded > 0 || (await first(db, sql.findRefund, [payment.id])) !== undefined;
  const refunds = asks ? await provider.listRefunds(intent.id) : [];
  await retried(db, async (tx) => {
    if (!(await also(tx))) return;
    const reading = { paymentId: payment.id, provider: provider.name, intent, refunds, now: clock() };
    await followIntent(tx, payment.orderId, reading);
  });
  // Refund undelivered items immediately. If the provider is unreachable, the sweep retries.
  await settleRefunds(work, payment.orderId).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
  });
}

/** Reads the current intent of a payment, creating it at the provider if needed. Idempotent per attempt. */
export function readIntent({ provider }: PaymentWork, payment: PaymentRow): Promise<PaymentIntent> {
  const { providerId, orderId, attempt, amount, currency } = payment;
  if (providerId) return provider.readIntent(providerId);
  return provider.createIntent({ orderId, attempt, amount, currency, description: `Order ${orderId}` });
}

/** Syncs a payment with its provider. Returns undefined when it belongs to another provider or does not exist. */
export async function lookAtPayment(
  work: PaymentWork,
  paymentId: string,
): Promise<PaymentIntent | undefined> {
  const payment = await findPayment(work.db, paymentId);
  if (payment?.provider !== work.provider.name) return undefined;
  const intent = await readIntent(work, payment);
  await followAtProvider(work, payment, intent);
  return intent;
}

/** Cancels a payment at its provider, or applies its success if it was too late. */
export async function cancelPayment(work: PaymentWork, payment: PaymentRow): Promise<void> {
  if (payment.provider !== work.provider.name) return;
  const id = payment.providerId ?? (await readIntent(work, payment)).id;
  await followAtProvider(work, payment, await work.provider.cancelIntent(id));
}
