import type { Transaction } from '@glossa/db/database';
import { PaymentError } from '@glossa/payments/payment-error';
import type { PaymentEvent, PaymentIntent, PaymentRefund } from '@glossa/payments/provider';

import { postPayment } from '../ledger/ledger.ts';
import { completeOrder, refundOrder } from '../orders/order-status.ts';
import { lockOrder } from '../orders/queries.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { isUnreachable, type PaymentDeps } from './provider.ts';
import {
  findPayment,
  findPaymentOfIntent,
  hasRefund,
  insertEvent,
  isEventKnown,
  lockPayment,
  updatePayment,
  type PaymentRow,
  type PaymentState,
} from './queries.ts';
import { settleRefunds, syncRefunds } from './refunds.ts';

/** Reads the current intent of a payment, creating it at the provider if needed. Idempotent per attempt. */
export function readIntent({ provider }: PaymentDeps, payment: PaymentRow): Promise<PaymentIntent> {
  const { providerId, orderId, attempt, amount, currency } = payment;
  if (providerId) return provider.readIntent(providerId);
  return provider.createIntent({ orderId, attempt, amount, currency, description: `Order ${orderId}` });
}

/**
 * Syncs a payment with its provider. Returns undefined when the payment belongs to another provider or does not exist.
 */
export async function syncPayment(deps: PaymentDeps, paymentId: string): Promise<PaymentIntent | undefined> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.provider !== deps.provider.name) return undefined;
  const intent = await readIntent(deps, payment);
  await applyIntent(deps, payment, intent);
  return intent;
}

/** Cancels a payment at its provider, or applies its success if the cancellation came too late. */
export async function cancelPayment(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  if (payment.provider !== deps.provider.name) return;
  const id = payment.providerId ?? (await readIntent(deps, payment)).id;
  await applyIntent(deps, payment, await deps.provider.cancelIntent(id));
}

/**
 * Applies a provider's event by reading the intent again, because events may arrive late, twice or out of order. Stores
 * the event in the transaction of its effects.
 * @throws {PaymentError} when the provider is unreachable; the provider will send the event again
 */
export async function applyEvent(deps: PaymentDeps, event: PaymentEvent): Promise<void> {
  const { db, provider } = deps;
  if (await isEventKnown(db, event.id)) return;
  const intent = event.intentId ? await findIntent(deps, event.intentId) : undefined;
  const payment = intent && (await findPaymentOfIntent(db, provider.name, intent));
  if (!intent || !payment) {
    // The event is not about one of our orders.
    await insertEvent(db, provider.name, event);
    return;
  }
  await applyIntent(deps, payment, intent, (tx) => insertEvent(tx, provider.name, event));
}

async function findIntent({ provider }: PaymentDeps, id: string): Promise<PaymentIntent | undefined> {
  try {
    return await provider.readIntent(id);
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'not_found') return undefined;
    throw error;
  }
}

/**
 * Applies an intent that was just read from the provider. `before` runs first in the same transaction; when it returns
 * false, nothing is applied.
 */
export async function applyIntent(
  deps: PaymentDeps,
  payment: PaymentRow,
  intent: PaymentIntent,
  before: (tx: Transaction) => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const { db, provider, clock } = deps;
  const mayHaveRefunds = intent.amountRefunded > 0 || (await hasRefund(db, payment.id));
  const refunds = mayHaveRefunds ? await provider.listRefunds(intent.id) : [];
  await retryDeadlock(db, async (tx) => {
    if (!(await before(tx))) return;
    const snapshot = { paymentId: payment.id, provider: provider.name, intent, refunds, now: clock() };
    await applySnapshot(tx, payment.orderId, snapshot);
  });
  // Refund undelivered items immediately. If the provider is unreachable, the sweep retries.
  await settleRefunds(deps, payment.orderId).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
  });
}

const statuses: Record<PaymentIntent['status'], PaymentState> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

/** An intent and its refunds, as last read from the provider. */
interface IntentSnapshot {
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
async function applySnapshot(tx: Transaction, orderId: string, reading: IntentSnapshot): Promise<void> {
  const { paymentId, provider, intent, refunds, now } = reading;
  const order = await lockOrder(tx, orderId);
  const payment = await lockPayment(tx, paymentId);
  if (!order || payment?.orderId !== orderId) throw new Error('the payment belongs to another order');
  if (intent.amount !== payment.amount || intent.currency !== payment.currency)
    throw new Error('the amounts of the intent and the payment differ');
  const status = statuses[intent.status];
  const isFinal = payment.status === 'succeeded' || payment.status === 'cancelled';
  const failure = isFinal || status === 'succeeded' ? '' : (intent.failure ?? '');
  await updatePayment(tx, {
    id: paymentId,
    status: isFinal ? payment.status : status,
    failure,
    providerId: intent.id,
    now,
  });
  if (status === 'succeeded' && payment.status === 'cancelled')
    throw new Error('a payment that was canceled at the provider succeeded');
  if (status === 'succeeded' && !isFinal) {
    await postPayment(tx, order, { paymentId, amount: payment.amount, now });
    const method = provider === 'test' ? 'test' : 'card';
    const isCompleted = await completeOrder(tx, { orderId, method, now });
    // The payment succeeded just before its order was canceled.
    if (!isCompleted && order.status === 'cancelled')
      await refundOrder(tx, { orderId, reason: '', origin: 'shop', now });
  }
  if (refunds.length > 0) await syncRefunds(tx, { orderId, paymentId, refunds, now });
}
