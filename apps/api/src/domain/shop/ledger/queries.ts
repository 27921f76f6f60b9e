import type { Queryable, Transaction } from '@glossa/db/database';
import { many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** Returns SQL that counts the rows of a query. */
const countSql = (rows: string): string => `SELECT count(*)::int AS count FROM (${rows}) f`;

const sql = statements<QueryTypes>('shopLedger', {
  insertEntries: `INSERT INTO ledger_entry (order_id, payment_id, refund_id, account, amount, currency, created_at)
   SELECT $1, $2, $3, e.account, e.amount, o.currency, $5
   FROM shop_order o, jsonb_to_recordset($4) AS e (account text, amount bigint) WHERE o.id = $1
   ON CONFLICT DO NOTHING`,
  sumRefunds: `SELECT coalesce(-sum(amount) FILTER (WHERE account = 'cash'), 0)::int AS cash,
     coalesce(sum(amount) FILTER (WHERE account = 'tax'), 0)::int AS tax
   FROM ledger_entry WHERE order_id = $1 AND refund_id IS NOT NULL`,

  sumByCurrency: `SELECT currency,
     coalesce(sum(amount) FILTER (WHERE account = 'cash' AND refund_id IS NULL), 0)::float8 AS paid,
     coalesce(-sum(amount) FILTER (WHERE account = 'cash' AND refund_id IS NOT NULL), 0)::float8 AS refunded,
     coalesce(sum(amount) FILTER (WHERE account = 'cash'), 0)::float8 AS cash,
     coalesce(-sum(amount) FILTER (WHERE account = 'sales'), 0)::float8 AS sales,
     coalesce(-sum(amount) FILTER (WHERE account = 'tax'), 0)::float8 AS tax
   FROM ledger_entry GROUP BY currency ORDER BY currency`,
  countUnbalancedOrders: countSql('SELECT 1 FROM ledger_entry GROUP BY order_id HAVING sum(amount) <> 0'),
  countUnenteredPayments:
    countSql(`SELECT 1 FROM payment p WHERE p.status = 'succeeded' AND p.amount IS DISTINCT FROM (
       SELECT sum(amount) FROM ledger_entry WHERE payment_id = p.id AND account = 'cash' AND refund_id IS NULL)`),
  countUnenteredRefunds:
    countSql(`SELECT 1 FROM refund r WHERE r.status = 'succeeded' AND -r.amount IS DISTINCT FROM (
       SELECT sum(amount) FROM ledger_entry WHERE refund_id = r.id AND account = 'cash')`),
  countUnfoundedEntries:
    countSql(`SELECT 1 FROM ledger_entry e JOIN payment p ON p.id = e.payment_id LEFT JOIN refund r ON r.id = e.refund_id
     WHERE p.status <> 'succeeded' OR r.status <> 'succeeded'`),
  countWrongRefunds: countSql(`SELECT 1 FROM shop_order o WHERE o.refunded <> (
       SELECT coalesce(sum(amount), 0) FROM refund WHERE order_id = o.id AND status <> 'failed')`),
  countUnpaidOrders:
    countSql(`SELECT 1 FROM shop_order o WHERE o.completed_at IS NOT NULL AND o.total > 0 AND NOT EXISTS (
       SELECT 1 FROM payment WHERE order_id = o.id AND status = 'succeeded')`),
  countUnsettledOrders:
    countSql(`SELECT 1 FROM shop_order o JOIN payment p ON p.order_id = o.id AND p.status = 'succeeded'
     WHERE o.status = 'pending' OR (o.status = 'cancelled' AND o.refunded < o.total)`),
  countNumberGaps:
    countSql(`SELECT 1 FROM generate_series(1, (SELECT next_order_number - 1 FROM shop_settings WHERE id = 1)) AS n
     WHERE NOT EXISTS (SELECT 1 FROM shop_order WHERE number = n)`),
  countLingeringPurchases:
    countSql(`SELECT 1 FROM purchase u JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
     WHERE u.revoked_at IS NULL AND o.status <> 'completed'`),
});

/** A payment or refund of an order, as posted to the ledger. */
export interface Movement {
  orderId: string;
  paymentId: string;
  refundId: string | null;
  /** Minor units received; negative when paid out. */
  cash: number;
  /** Tax included in `cash`. */
  tax: number;
  now: Date;
}

/** Inserts entries in minor units. Inserting the entries of the same movement again has no effect. */
export const insertEntries = async (
  tx: Transaction,
  { orderId, paymentId, refundId, now }: Movement,
  entries: readonly { account: 'cash' | 'sales' | 'tax'; amount: number }[],
): Promise<void> => {
  await run(tx, sql.insertEntries, [orderId, paymentId, refundId, JSON.stringify(entries), now]);
};

/** Returns the refunded amount of an order, and the tax included in it, in minor units. */
export const sumRefunds = (tx: Transaction, orderId: string): Promise<{ cash: number; tax: number }> =>
  one(tx, sql.sumRefunds, [orderId]);

/** Totals of one currency in minor units. */
export interface LedgerSum {
  currency: string;
  paid: number;
  refunded: number;
  /** Payments less refunds. */
  cash: number;
  /** Cash without tax. */
  sales: number;
  tax: number;
}

export const sumByCurrency = (db: Queryable): Promise<LedgerSum[]> => many(db, sql.sumByCurrency, []);

/** Ledger checks. Each counts one kind of inconsistency. */
export const ledgerChecks = {
  'orders whose entries do not sum to zero': sql.countUnbalancedOrders,
  'payments with missing or wrong entries': sql.countUnenteredPayments,
  'refunds with missing or wrong entries': sql.countUnenteredRefunds,
  'entries without a payment or refund': sql.countUnfoundedEntries,
  'orders whose refunded amount differs from their refunds': sql.countWrongRefunds,
  'orders completed without payment': sql.countUnpaidOrders,
  'orders paid but neither completed nor refunded': sql.countUnsettledOrders,
  'gaps in order numbers': sql.countNumberGaps,
  'active purchases from canceled or refunded orders': sql.countLingeringPurchases,
};

export const runCheck = async (
  db: Queryable,
  check: (typeof ledgerChecks)[keyof typeof ledgerChecks],
): Promise<number> => (await one(db, check, [])).count;
