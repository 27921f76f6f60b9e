import type { Queryable } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('payments', {
  findOrderWithPayment: `SELECT o.status, p.id AS "paymentId", p.provider, p.provider_id AS "providerId"
   FROM shop_order o LEFT JOIN LATERAL (
     SELECT * FROM payment WHERE order_id = o.id ORDER BY attempt DESC LIMIT 1) p ON true
   WHERE o.id = $1 AND o.buyer_id = $2`,
  listBalances: `SELECT p.provider_id AS "id!", p.currency, coalesce(sum(e.amount), 0)::float8 AS balance
   FROM payment p LEFT JOIN ledger_entry e ON e.payment_id = p.id AND e.account = 'cash'
   WHERE p.provider = $1 AND p.provider_id IS NOT NULL GROUP BY p.id ORDER BY p.id`,
});

/** Finds a buyer's order with its latest payment attempt. */
export const findOrderWithPayment = (db: Queryable, order: { orderId: string; buyerId: string }) =>
  first(db, sql.findOrderWithPayment, [order.orderId, order.buyerId]);

/** Lists the payments made through a provider, and the cash that the ledger shows for each, in minor units. */
export const listBalances = (db: Queryable, provider: string) => many(db, sql.listBalances, [provider]);
