import type { Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';
import type { PaymentIntent, PaymentRefund } from '@glossa/payments/provider';

import { completeOrder } from '../orders/complete-order.ts';
import { enterPayment } from '../orders/ledger.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { followRefunds } from './follow-refunds.ts';
import { holdPayment, type PaymentState } from './payment-row.ts';
import type { QueryTypes } from './follow-intent.types.ts';

export const sql = statements<QueryTypes>('shopPaymentsFollowIntent', {
  updatePayment: `UPDATE payment SET status = $2, failure = $3, provider_id = coalesce(provider_id, $4), updated_at = $5 WHERE id = $1`,
});

const states: Record<PaymentIntent['status'], PaymentState> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

/** The latest state read from the provider. */
export interface Reading {
  paymentId: string;
  provider: 'stripe' | 'test';
  intent: PaymentIntent;
  /** All refunds of the intent; empty when they were not fetched because nothing was refunded. */
  refunds: readonly PaymentRefund[];
  now: Date;
}

/**
 * Brings the payment, its order, purchases, refunds and ledger in line with an intent read from its provider.
 * Idempotent, even when readings are repeated, late or out of order: an older reading never reopens a final state.
 */
export async function followIntent(tx: Transaction, orderId: string, reading: Reading): Promise<void> {
  const { paymentId, provider, intent, refunds, now } = reading;
  const order = await lockOrder(tx, orderId);
  const payment = await holdPayment(tx, paymentId);
  if (!order || payment?.orderId !== orderId) throw new Error('the payment is none of the order');
  if (intent.amount !== payment.amount || intent.currency !== payment.currency)
    throw new Error('the intent is over another amount than the payment');
  const status = states[intent.status];
  const isOver = payment.status === 'succeeded' || payment.status === 'cancelled';
  const failure = isOver || status === 'succeeded' ? '' : (intent.failure ?? '');
  await run(tx, sql.updatePayment, [paymentId, isOver ? payment.status : status, failure, intent.id, now]);
  if (status === 'succeeded' && payment.status === 'cancelled')
    throw new Error('a payment that was cancelled at its provider has succeeded there');
  if (status === 'succeeded' && !isOver) {
    await enterPayment(tx, order, { paymentId, amount: payment.amount, now });
    const method = provider === 'test' ? 'test' : 'card';
    const isCompleted = await completeOrder(tx, { orderId, method, now });
    // The payment succeeded just before its order was canceled.
    if (!isCompleted && order.status === 'cancelled')
      await refundOrder(tx, { orderId, reason: '', origin: 'shop', now });
  }
  if (refunds.length > 0) await followRefunds(tx, { orderId, paymentId, refunds, now });
}
