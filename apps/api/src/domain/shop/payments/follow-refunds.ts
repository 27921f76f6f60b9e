import { statement, type Transaction } from '@glossa/db/database';
import type { PaymentRefund } from '@glossa/payments/provider';

import { enterRefund } from '../orders/ledger.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { tellBuyer } from '../orders/tell-buyer.ts';

interface RefundRow {
  id: string;
  providerId: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
}

const known = statement(
  'refunds-of-payment',
  `SELECT id, provider_id AS "providerId", status, amount FROM refund WHERE payment_id = $1 FOR UPDATE`,
);
const name = statement(
  'name-refund',
  'UPDATE refund SET provider_id = $2 WHERE id = $1 AND provider_id IS NULL',
);
const finish = statement(
  'finish-refund',
  `UPDATE refund SET status = 'succeeded', finished_at = $2 WHERE id = $1 AND status = 'pending'`,
);
const drop = statement(
  'fail-refund',
  `UPDATE refund SET status = 'failed', failure = $3, finished_at = $2 WHERE id = $1 AND status <> 'failed'`,
);
const release = statement('release-refund', 'UPDATE shop_order SET refunded = refunded - $2 WHERE id = $1');
const takeBack = statement('take-refund-back', 'DELETE FROM ledger_entry WHERE refund_id = $1');

/** Marks a refund as failed, which releases its amount for another refund. */
export async function failRefund(
  tx: Transaction,
  { orderId, refund, failure, now }: { orderId: string; refund: RefundRow; failure: string; now: Date },
): Promise<void> {
  if ((await tx.run(drop, [refund.id, now, failure])) === 0) return;
  await tx.run(release, [orderId, refund.amount]);
  // If a bank returned the refund later, the money has not moved in the end.
  await tx.run(takeBack, [refund.id]);
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
  const rows = await tx.rows<RefundRow>(known, [paymentId]);
  for (const refund of refunds) {
    const row = rows.find(({ id, providerId }) => providerId === refund.id || id === refund.key);
    if (row) {
      await tx.run(name, [row.id, refund.id]);
      await followRefund(tx, { orderId, paymentId, row, refund, now });
    } else if (!hasFailed(refund)) await adopt(tx, { ...given, refund, rows });
  }
  await refundRest(tx, orderId, now);
}

const isCut = statement(
  'refund-cut',
  `SELECT 1 FROM refund WHERE order_id = $1
   GROUP BY order_id HAVING bool_or(failure = ANY ('{superseded,refund_too_large}')) AND NOT bool_or(status = 'pending')`,
);

/**
 * Reserves the rest of a full refund after a refund in the provider's dashboard came first, which made the amount of
 * our own too large.
 */
async function refundRest(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const isOver = order?.status === 'refunded' || order?.status === 'cancelled';
  if (!isOver || order.refunded >= order.total || (await tx.row(isCut, [orderId])) === undefined) return;
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
  } else if (refund.status === 'succeeded' && (await tx.run(finish, [row.id, now])) > 0) {
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
