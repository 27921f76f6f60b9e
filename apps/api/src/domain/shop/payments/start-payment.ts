import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import type { PaymentIntent } from '@glossa/payments/provider';

import { lockOrder } from '../orders/lock-order.ts';
import { retried } from '../retried.ts';
import { followAtProvider, readIntent } from './look-at-payment.ts';
import { livingPayment, type PaymentRow } from './payment-row.ts';
import type { PaymentWork } from './payment-work.ts';
import type { QueryTypes } from './start-payment.types.ts';

export const sql = statements<QueryTypes>('shopPaymentsStartPayment', {
  insertPayment: `INSERT INTO payment (id, order_id, attempt, provider, amount, currency, created_at, updated_at)
   SELECT $1, o.id, coalesce((SELECT max(attempt) FROM payment WHERE order_id = o.id), 0) + 1, $3, o.total, o.currency, $4, $4
   FROM shop_order o WHERE o.id = $2`,
});

/** Returns the open attempt of a pending order, or starts one. */
async function openAttempt(
  db: Database,
  { orderId, buyerId, provider, now }: { orderId: string; buyerId: string; provider: string; now: Date },
): Promise<PaymentRow> {
  return retried(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.buyerId !== buyerId) fail('order_not_found');
    if (order.status !== 'pending') fail('order_not_pending');
    const open = await livingPayment(tx, orderId);
    if (open) return open.provider === provider ? open : fail('payment_elsewhere');
    await run(tx, sql.insertPayment, [newId(), orderId, provider, now]);
    const made = await livingPayment(tx, orderId);
    return made ?? fail('order_not_found');
  });
}

/**
 * Returns the payment for a buyer's browser to continue: the open attempt, or a new one if that was canceled at the
 * provider. Undefined when the order turns out to be paid already.
 */
export async function startPayment(
  work: PaymentWork,
  { orderId, buyerId }: { orderId: string; buyerId: string },
): Promise<PaymentIntent | undefined> {
  const { db, provider, clock } = work;
  for (let round = 0; round < 3; round += 1) {
    const attempt = { orderId, buyerId, provider: provider.name, now: clock() };
    const payment = await openAttempt(db, attempt);
    const intent = await readIntent(work, payment);
    await followAtProvider(work, payment, intent);
    if (intent.status === 'succeeded') return undefined;
    if (intent.status !== 'canceled') return intent;
  }
  return fail('order_not_pending');
}
