import { fail } from '@glossa/contract/failure';
import type { Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { completeOrder } from '../orders/complete-order.ts';
import { enterPayment } from '../orders/ledger.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { livingPayment } from './payment-row.ts';
import type { QueryTypes } from './mark-paid.types.ts';

export const sql = statements<QueryTypes>('shopPaymentsMarkPaid', {
  insertPayment: `INSERT INTO payment (id, order_id, attempt, provider, status, amount, currency, created_at, updated_at)
   SELECT $1, o.id, coalesce((SELECT max(attempt) FROM payment WHERE order_id = o.id), 0) + 1, 'manual', 'succeeded',
     o.total, o.currency, $3, $3
   FROM shop_order o WHERE o.id = $2`,
});

/** Completes a pending order that was paid by other means. Its payment at a provider must be canceled first. */
export async function markPaid(
  tx: Transaction,
  { orderId, now }: { orderId: string; now: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) fail('order_not_found');
  if (order.status !== 'pending') fail('order_not_pending');
  if (await livingPayment(tx, orderId)) fail('payment_elsewhere');
  const paymentId = newId();
  await run(tx, sql.insertPayment, [paymentId, orderId, now]);
  await enterPayment(tx, order, { paymentId, amount: order.total, now });
  await completeOrder(tx, { orderId, method: 'manual', now });
}
