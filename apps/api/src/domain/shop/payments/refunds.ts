import type { Transaction } from '@glossa/db/database';
import { PaymentError } from '@glossa/payments/payment-error';
import type { PaymentRefund } from '@glossa/payments/provider';

import { postRefund } from '../ledger/ledger.ts';
import { notifyBuyer, refundOrder } from '../orders/order-status.ts';
import { lockOrder } from '../orders/queries.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import { isUnreachable, type PaymentDeps } from './provider.ts';
import {
  deleteEntries,
  finishRefund,
  hasSupersededRefund,
  listPendingRefunds,
  lockRefunds,
  releaseAmount,
  setRefundFailed,
  setRefundProviderId,
  type PendingRefundRow,
  type RefundRow,
} from './queries.ts';

/**
 * Executes the reserved refunds of an order. Releases those that the provider rejects.
 * @throws {PaymentError} when the provider is unreachable; the refund stays pending and is retried with the same key
 */
export async function settleRefunds(
  deps: Omit<PaymentDeps, 'provider'> & { provider?: PaymentDeps['provider'] | undefined },
  orderId: string,
): Promise<void> {
  for (const refund of await listPendingRefunds(deps.db, orderId)) {
    if (refund.provider === 'manual') await settleManually(deps, orderId, refund);
    else if (deps.provider?.name === refund.provider && refund.intentId)
      await settleAtProvider({ ...deps, provider: deps.provider }, orderId, refund, refund.intentId);
  }
}

async function settleAtProvider(
  { db, provider, clock }: PaymentDeps,
  orderId: string,
  refund: PendingRefundRow,
  intentId: string,
): Promise<void> {
  const { id, amount, paymentId, providerId } = refund;
  try {
    const executed = providerId
      ? await provider.readRefund(providerId)
      : await provider.refund({ intentId, amount, key: id, reason: 'requested_by_customer' });
    await retryDeadlock(db, async (tx) => {
      await lockOrder(tx, orderId);
      await syncRefunds(tx, { orderId, paymentId, refunds: [{ ...executed, key: id }], now: clock() });
    });
  } catch (error) {
    if (!(error instanceof PaymentError) || isUnreachable(error)) throw error;
    const failure =
      error.code === 'charge_already_refunded' ? 'refund_too_large' : (error.code ?? error.kind);
    // Refunds that we didn't know about have left too little for this refund, so fetch those.
    const refunds = failure === 'refund_too_large' ? await provider.listRefunds(intentId) : [];
    await retryDeadlock(db, async (tx) => {
      await lockOrder(tx, orderId);
      await failRefund(tx, { orderId, refund, failure, now: clock() });
      await syncRefunds(tx, { orderId, paymentId, refunds, now: clock() });
    });
  }
}

/** Completes the refund of a manual payment, whose money is returned outside the system. */
async function settleManually(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  orderId: string,
  refund: PendingRefundRow,
): Promise<void> {
  await retryDeadlock(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const now = clock();
    if (!order || !(await finishRefund(tx, refund.id, now))) return;
    await postRefund(tx, order, { id: refund.id, paymentId: refund.paymentId, amount: refund.amount, now });
  });
}

/** Marks a refund as failed, which releases its amount for another refund. */
async function failRefund(
  tx: Transaction,
  { orderId, refund, failure, now }: { orderId: string; refund: RefundRow; failure: string; now: Date },
): Promise<void> {
  if (!(await setRefundFailed(tx, { id: refund.id, failure, now }))) return;
  await releaseAmount(tx, orderId, refund.amount);
  // A bank may return a refund that had already succeeded, in which case no money moved in the end.
  await deleteEntries(tx, refund.id);
  const order = await lockOrder(tx, orderId);
  if (order) await notifyBuyer(tx, order, 'order_refund_failed');
}

/**
 * Brings a payment's refunds in line with the provider's: our own, matched by key, and those made in the provider's
 * dashboard.
 */
export async function syncRefunds(
  tx: Transaction,
  payment: { orderId: string; paymentId: string; refunds: readonly PaymentRefund[]; now: Date },
): Promise<void> {
  const { orderId, paymentId, refunds, now } = payment;
  const rows = await lockRefunds(tx, paymentId);
  for (const refund of refunds) {
    const row = rows.find(({ id, providerId }) => providerId === refund.id || id === refund.key);
    if (row) {
      await setRefundProviderId(tx, row.id, refund.id);
      await syncRefund(tx, { orderId, paymentId, row, refund, now });
    } else if (!hasFailed(refund)) await addProviderRefund(tx, { orderId, paymentId, refund, rows, now });
  }
  await refundRemainder(tx, orderId, now);
}

/** Reserves the rest of a full refund after an earlier refund in the provider's dashboard made ours too large. */
async function refundRemainder(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const hasEnded = order?.status === 'refunded' || order?.status === 'cancelled';
  if (!hasEnded || order.refunded >= order.total || !(await hasSupersededRefund(tx, orderId))) return;
  await refundOrder(tx, { orderId, reason: '', origin: 'shop', now });
}

const hasFailed = ({ status }: PaymentRefund): boolean => status === 'failed' || status === 'canceled';

async function syncRefund(
  tx: Transaction,
  sync: { orderId: string; paymentId: string; row: RefundRow; refund: PaymentRefund; now: Date },
): Promise<void> {
  const { orderId, paymentId, row, refund, now } = sync;
  if (hasFailed(refund)) {
    await failRefund(tx, { orderId, refund: row, failure: refund.failure ?? refund.status, now });
  } else if (refund.status === 'succeeded' && (await finishRefund(tx, row.id, now))) {
    const order = await lockOrder(tx, orderId);
    if (order) await postRefund(tx, order, { id: row.id, paymentId, amount: row.amount, now });
  }
}

/**
 * Records a refund made in the provider's dashboard. Supersedes our own unsent refunds if too little is left for them.
 */
async function addProviderRefund(
  tx: Transaction,
  sync: { orderId: string; paymentId: string; refund: PaymentRefund; rows: readonly RefundRow[]; now: Date },
): Promise<void> {
  const { orderId, paymentId, refund, rows, now } = sync;
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  let refundable = order.total - order.refunded;
  for (const row of rows) {
    if (refundable >= refund.amount) break;
    if (row.status !== 'pending' || row.providerId) continue;
    await failRefund(tx, { orderId, refund: row, failure: 'superseded', now });
    refundable += row.amount;
  }
  const id = await refundOrder(tx, {
    orderId,
    amount: refund.amount,
    reason: '',
    origin: 'provider',
    providerId: refund.id,
    now,
  });
  if (!id) return;
  const row: RefundRow = { id, providerId: refund.id, status: 'pending', amount: refund.amount };
  await syncRefund(tx, { orderId, paymentId, row, refund, now });
}
