import type { Transaction } from '@glossa/db/database';
import { one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './ledger.types.ts';

export const sql = statements<QueryTypes>('shopOrdersLedger', {
  insertEntries: `INSERT INTO ledger_entry (order_id, payment_id, refund_id, account, amount, currency, created_at)
   SELECT $1, $2, $3, e.account, e.amount, o.currency, $5
   FROM shop_order o, jsonb_to_recordset($4) AS e (account text, amount bigint) WHERE o.id = $1
   ON CONFLICT DO NOTHING`,
  sumRefunds: `SELECT coalesce(-sum(amount) FILTER (WHERE account = 'cash'), 0)::int AS cash,
     coalesce(sum(amount) FILTER (WHERE account = 'tax'), 0)::int AS tax
   FROM ledger_entry WHERE order_id = $1 AND refund_id IS NOT NULL`,
});

interface Movement {
  orderId: string;
  paymentId: string;
  refundId: string | null;
  /** Minor units received; negative when paid out. */
  cash: number;
  /** Tax included in `cash`. */
  tax: number;
  now: Date;
}

/** Posts cash against sales and tax, which sum to zero. Posting the same movement again has no effect. */
async function enter(tx: Transaction, { orderId, paymentId, refundId, cash, tax, now }: Movement) {
  const entries = [
    { account: 'cash', amount: cash },
    { account: 'sales', amount: tax - cash },
    { account: 'tax', amount: -tax },
  ].filter(({ amount }) => amount !== 0);
  await run(tx, sql.insertEntries, [orderId, paymentId, refundId, JSON.stringify(entries), now]);
}

/** Returns the share of tax in an amount; exactly all of the tax for the full total. */
const taxOf = (amount: number, { total, tax }: { total: number; tax: number }): number =>
  total === 0 ? 0 : Math.round((amount / total) * tax);

/** Posts the payment of an order. */
export const enterPayment = (
  tx: Transaction,
  order: { id: string; total: number; tax: number },
  { paymentId, amount, now }: { paymentId: string; amount: number; now: Date },
): Promise<void> =>
  enter(tx, {
    orderId: order.id,
    paymentId,
    refundId: null,
    cash: amount,
    tax: taxOf(amount, order),
    now,
  });

/** Posts a completed refund. */
export async function enterRefund(
  tx: Transaction,
  order: { id: string; total: number; tax: number },
  refund: { id: string; paymentId: string; amount: number; now: Date },
): Promise<void> {
  const before = await one(tx, sql.sumRefunds, [order.id]);
  const all = before.cash + refund.amount;
  const tax = taxOf(all, order) - before.tax;
  const { id: refundId, paymentId, amount, now } = refund;
  await enter(tx, { orderId: order.id, paymentId, refundId, cash: -amount, tax: -tax, now });
}
