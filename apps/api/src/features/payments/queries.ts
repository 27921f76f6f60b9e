import type { OrderStatus } from '@glossa/contract/orders';
import { statement, type Queryable } from '@glossa/db/database';

const state = statement(
  'payment-state',
  `SELECT o.status, p.id AS "paymentId", p.provider, p.provider_id AS "providerId", p.status AS "paymentStatus"
   FROM shop_order o LEFT JOIN LATERAL (
     SELECT * FROM payment WHERE order_id = o.id ORDER BY attempt DESC LIMIT 1) p ON true
   WHERE o.id = $1 AND o.buyer_id = $2`,
);

/** An order of a buyer with the last attempt to pay it. */
export interface PaidOrderRow {
  status: OrderStatus;
  paymentId: string | null;
  provider: string | null;
  providerId: string | null;
  paymentStatus: 'open' | 'processing' | 'succeeded' | 'cancelled' | null;
}

export const findPaidOrder = (
  db: Queryable,
  order: { orderId: string; buyerId: string },
): Promise<PaidOrderRow | undefined> => db.row<PaidOrderRow>(state, [order.orderId, order.buyerId]);
