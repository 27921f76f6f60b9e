import type { Queryable } from '@glossa/db/database';
import { many, one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './check-ledger.types.ts';

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

/** A kind of inconsistency and how often it occurs. */
export interface LedgerFault {
  what: string;
  count: number;
}

/** Counts the rows of a query. */
const countOf = (rows: string): string => `SELECT count(*)::int AS count FROM (${rows}) f`;

export const sql = statements<QueryTypes>('shopCheckLedger', {
  sumByCurrency: `SELECT currency,
     coalesce(sum(amount) FILTER (WHERE account = 'cash' AND refund_id IS NULL), 0)::float8 AS paid,
     coalesce(-sum(amount) FILTER (WHERE account = 'cash' AND refund_id IS NOT NULL), 0)::float8 AS refunded,
     coalesce(sum(amount) FILTER (WHERE account = 'cash'), 0)::float8 AS cash,
     coalesce(-sum(amount) FILTER (WHERE account = 'sales'), 0)::float8 AS sales,
     coalesce(-sum(amount) FILTER (WHERE account = 'tax'), 0)::float8 AS tax
   FROM ledger_entry GROUP BY currency ORDER BY currency`,
  countUnbalancedOrders: countOf('SELECT 1 FROM ledger_entry GROUP BY order_id HAVING sum(amount) <> 0'),
  countUnenteredPayments:
    countOf(`SELECT 1 FROM payment p WHERE p.status = 'succeeded' AND p.amount IS DISTINCT FROM (
       SELECT sum(amount) FROM ledger_entry WHERE payment_id = p.id AND account = 'cash' AND refund_id IS NULL)`),
  countUnenteredRefunds:
    countOf(`SELECT 1 FROM refund r WHERE r.status = 'succeeded' AND -r.amount IS DISTINCT FROM (
       SELECT sum(amount) FROM ledger_entry WHERE refund_id = r.id AND account = 'cash')`),
  countUnfoundedEntries:
    countOf(`SELECT 1 FROM ledger_entry e JOIN payment p ON p.id = e.payment_id LEFT JOIN refund r ON r.id = e.refund_id
     WHERE p.status <> 'succeeded' OR r.status <> 'succeeded'`),
  countWrongRefunds: countOf(`SELECT 1 FROM shop_order o WHERE o.refunded <> (
       SELECT coalesce(sum(amount), 0) FROM refund WHERE order_id = o.id AND status <> 'failed')`),
  countUnpaidOrders:
    countOf(`SELECT 1 FROM shop_order o WHERE o.completed_at IS NOT NULL AND o.total > 0 AND NOT EXISTS (
       SELECT 1 FROM payment WHERE order_id = o.id AND status = 'succeeded')`),
  countUnsettledOrders:
    countOf(`SELECT 1 FROM shop_order o JOIN payment p ON p.order_id = o.id AND p.status = 'succeeded'
     WHERE o.status = 'pending' OR (o.status = 'cancelled' AND o.refunded < o.total)`),
  countNumberGaps:
    countOf(`SELECT 1 FROM generate_series(1, (SELECT next_order_number - 1 FROM shop_settings WHERE id = 1)) AS n
     WHERE NOT EXISTS (SELECT 1 FROM shop_order WHERE number = n)`),
  countLingeringPurchases:
    countOf(`SELECT 1 FROM purchase u JOIN order_item i ON i.id = u.order_item_id JOIN shop_order o ON o.id = i.order_id
     WHERE u.revoked_at IS NULL AND o.status <> 'completed'`),
});

const faults = {
  'orders whose entries do not add up to nothing': sql.countUnbalancedOrders,
  'payments that were made without being entered, or entered otherwise': sql.countUnenteredPayments,
  'refunds that were made without being entered, or entered otherwise': sql.countUnenteredRefunds,
  'entries of what was not paid or given back': sql.countUnfoundedEntries,
  'orders that say another refunded amount than their refunds': sql.countWrongRefunds,
  'orders that were completed without being paid': sql.countUnpaidOrders,
  'orders that were paid but neither completed nor given back': sql.countUnsettledOrders,
  'gaps in the numbers of orders': sql.countNumberGaps,
  'purchases in force of orders that are over': sql.countLingeringPurchases,
};

/** Returns the ledger's totals and its inconsistencies. Reads all orders, so it is for operators only. */
export async function checkLedger(db: Queryable): Promise<{ sums: LedgerSum[]; faults: LedgerFault[] }> {
  const found: LedgerFault[] = [];
  for (const [what, fault] of Object.entries(faults)) {
    found.push({ what, count: (await one(db, fault, [])).count });
  }
  return { sums: await many(db, sql.sumByCurrency, []), faults: found };
}
