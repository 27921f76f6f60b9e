import type { Transaction } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';
import type { PaymentRefund } from '@glossa/payments/provider';

import { enterRefund } from '../orders/ledger.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { tellBuyer } from '../orders/tell-buyer.ts';
import type { QueryTypes } from './follow-refunds.types.ts';

interface RefundRow {
  id: string;
  providerId: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
}

/** Marks a refund as failed, which releases its amount for another refund. */
export async function failRefund(
  tx: Transaction,
  { orderId, refund, failure, now }: { orderId: string; refund: RefundRow; failure: string; now: Date },
): Promise<void> {
  if ((await run(tx, sql.failRefund, [refund.id, now, failure])) === 0) return;
  await run(tx, sql.releaseAmount, [orderId, refund.amount]);
  // If a bank returned the refund later, the money has not moved in the end.
  await run(tx, sql.deleteEntries, [refund.id]);
  const order = await lockOrder(tx, orderId);
  if (order) await tellBuyer(tx, order, 'order_refund_failed');
}

/**
 * Brings the refunds of a payment in line with those at its provider: our own by their keys, and those made in its
 * dashboard.
 */
export async function followRefunds(
  tx: Transaction,
  given: { orderId: string; paymentId: string; refunds: readonly PaymentRefund[]; now: Date },
): Promise<void> {
  const { orderId, paymentId, refunds, now } = given;
  const rows = await many(tx, sql.lockRefunds, [paymentId]);
  for (const refund of refunds) {
    const row = rows.find(({ id, providerId }) => providerId === refund.id || id === refund.key);
    if (row) {
      await run(tx, sql.setProviderId, [row.id, refund.id]);
      await followRefund(tx, { orderId, paymentId, row, refund, now });
    } else if (!hasFailed(refund)) await adopt(tx, { ...given, refund, rows });
  }
  await refundRest(tx, orderId, now);
}

export const sql = statements<QueryTypes>('shopPaymentsFollowRefunds', {
  lockRefunds: `SELECT id, provider_id AS "providerId", status, amount FROM refund WHERE payment_id = $1 FOR UPDATE`,
  setProviderId: 'UPDATE refund SET provider_id = $2 WHERE id = $1 AND provider_id IS NULL',
  finishRefund: `UPDATE refund SET status = 'succeeded', finished_at = $2 WHERE id = $1 AND status = 'pending'`,
  failRefund: `UPDATE refund SET status = 'failed', failure = $3, finished_at = $2 WHERE id = $1 AND status <> 'failed'`,
  releaseAmount: 'UPDATE shop_order SET refunded = refunded - $2 WHERE id = $1',
  deleteEntries: 'DELETE FROM ledger_entry WHERE refund_id = $1',
  findCutRefund: `SELECT 1 FROM refund WHERE order_id = $1
   GROUP BY order_id HAVING bool_or(failure = ANY ('{superseded,refund_too_large}')) AND NOT bool_or(status = 'pending')`,
});

/**
 * Reserves the rest of a full refund after a refund in the provider's dashboard came first, which made the amount of
 * our own too large.
 */
async function refundRest(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const isOver = order?.status === 'refunded' || order?.status === 'cancelled';
  if (
    !isOver ||
    order.refunded >= order.total ||
    (await first(tx, sql.findCutRefund, [orderId])) === undefined
  )
    return;
  await refundOrder(tx, { orderId, reason: '', origin: 'shop', now });
}

const hasFailed = ({ status }: PaymentRefund): boolean => status === 'failed' || status === 'canceled';

async function followRefund(
  tx: Transaction,
  given: { orderId: string; paymentId: string; row: RefundRow; refund: PaymentRefund; now: Date },
): Promise<void> {
  const { orderId, paymentId, row, refund, now } = given;
  if (hasFailed(refund)) {
    await failRefund(tx, { orderId, refund: row, failure: refund.failure ?? refund.status, now });
  } else if (refund.status === 'succeeded' && (await run(tx, sql.finishRefund, [row.id, now])) > 0) {
    const order = await lockOrder(tx, orderId);
    if (order) await enterRefund(tx, order, { id: row.id, paymentId, amount: row.amount, now });
  }
}

/** Records a refund made in the provider's dashboard. Our unsent refunds are superseded if too little is left. */
async function adopt(
  tx: Transaction,
  given: { orderId: string; paymentId: string; refund: PaymentRefund; rows: readonly RefundRow[]; now: Date },
): Promise<void> {
  const { orderId, paymentId, refund, rows, now } = given;
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  let left = order.total - order.refunded;
  for (const row of rows) {
    if (left >= refund.amount) break;
    if (row.status !== 'pending' || row.providerId) continue;
    await failRefund(tx, { orderId, refund: row, failure: 'superseded', now });
    left += row.amount;
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
  await followRefund(tx, { orderId, paymentId, row, refund, now });
}
