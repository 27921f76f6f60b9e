import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

export const sql = statements<QueryTypes>('payments', {
  findOrder: `SELECT o.status, p.id AS "paymentId", p.provider, p.provider_id AS "providerId"
   FROM shop_order o LEFT JOIN LATERAL (
     SELECT * FROM payment WHERE order_id = o.id ORDER BY attempt DESC LIMIT 1) p ON true
   WHERE o.id = $1 AND o.buyer_id = $2`,
});

/** Finds an order of a buyer with the last attempt to pay it. */
export const findPaidOrder = (db: Queryable, order: { orderId: string; buyerId: string }) =>
  first(db, sql.findOrder, [order.orderId, order.buyerId]);
