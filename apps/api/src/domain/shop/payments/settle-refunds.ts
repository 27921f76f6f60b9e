import { many, run, statements } from '@glossa/db/statements';
import { PaymentProblem } from '@glossa/payments/payment-problem';

import { enterRefund } from '../orders/ledger.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { retried } from '../retried.ts';
import { failRefund, followRefunds } from './follow-refunds.ts';
import { isUnreachable, type PaymentWork } from './payment-work.ts';
import type { QueryTypes } from './settle-refunds.types.ts';

export const sql = statements<QueryTypes>('shopPaymentsSettleRefunds', {
  listPending: `SELECT r.id, r.payment_id AS "paymentId", r.amount, p.provider, p.provider_id AS "intentId",
     r.provider_id AS "providerId", r.status
   FROM refund r JOIN payment p ON p.id = r.payment_id WHERE r.order_id = $1 AND r.status = 'pending' ORDER BY r.created_at`,
  finishRefund: `UPDATE refund SET status = 'succeeded', finished_at = $2 WHERE id = $1 AND status = 'pending'`,
});

type WaitingRefund = QueryTypes['listPending']['row'];

/**
 * Executes the reserved refunds of an order. Releases those that the provider refuses.
 * @throws {PaymentProblem} when the provider is unreachable; the refund stays pending and is retried with the same key
 */
export async function settleRefunds(
  work: Omit<PaymentWork, 'provider'> & { provider?: PaymentWork['provider'] | undefined },
  orderId: string,
): Promise<void> {
  for (const refund of await many(work.db, sql.listPending, [orderId])) {
    if (refund.provider === 'manual') await settleByHand(work, orderId, refund);
    else if (work.provider?.name === refund.provider && refund.intentId)
      await settleAtProvider({ ...work, provider: work.provider }, orderId, refund, refund.intentId);
  }
}

async function settleAtProvider(
  { db, provider, clock }: PaymentWork,
  orderId: string,
  refund: WaitingRefund,
  intentId: string,
): Promise<void> {
  const { id, amount, paymentId, providerId } = refund;
  try {
    const made = providerId
      ? await provider.readRefund(providerId)
      : await provider.refund({ intentId, amount, key: id, reason: 'requested_by_customer' });
    await retried(db, async (tx) => {
      await lockOrder(tx, orderId);
      await followRefunds(tx, { orderId, paymentId, refunds: [{ ...made, key: id }], now: clock() });
    });
  } catch (error) {
    if (!(error instanceof PaymentProblem) || isUnreachable(error)) throw error;
    const failure =
      error.code === 'charge_already_refunded' ? 'refund_too_large' : (error.code ?? error.kind);
    // Other refunds, unknown to us, have left less than the amount.
    const refunds = failure === 'refund_too_large' ? await provider.listRefunds(intentId) : [];
    await retried(db, async (tx) => {
      await lockOrder(tx, orderId);
      await failRefund(tx, { orderId, refund, failure, now: clock() });
      await followRefunds(tx, { orderId, paymentId, refunds, now: clock() });
    });
  }
}

/** Completes the refund of a manual payment, whose money is returned outside the system. */
async function settleByHand(
  { db, clock }: Pick<PaymentWork, 'db' | 'clock'>,
  orderId: string,
  refund: WaitingRefund,
): Promise<void> {
  await retried(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const now = clock();
    if (!order || (await run(tx, sql.finishRefund, [refund.id, now])) === 0) return;
    await enterRefund(tx, order, { id: refund.id, paymentId: refund.paymentId, amount: refund.amount, now });
  });
}
