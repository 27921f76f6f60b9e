import type { AdminOrder } from '@glossa/contract/admin-orders';

import { columnsWithoutAccess, presentOrder, type OrderRow } from './order-row.ts';

/** An order as selected for admins. */
export interface AdminOrderRow extends OrderRow {
  buyerId: string | null;
  buyerName: string;
  buyerEmail: string;
  country: string;
  payments: AdminOrder['payments'];
}

/** Columns of `shop_order o` for an `AdminOrderRow`. */
export const adminColumns = `${columnsWithoutAccess}, o.buyer_id AS "buyerId", o.buyer_name AS "buyerName",
  o.buyer_email AS "buyerEmail", o.country,
  coalesce((SELECT json_agg(json_build_object('id', y.id, 'attempt', y.attempt, 'provider', y.provider,
      'provider_id', y.provider_id, 'status', y.status, 'amount', y.amount, 'failure', y.failure, 'date', y.created_at)
      ORDER BY y.attempt) FROM payment y WHERE y.order_id = o.id), '[]') AS payments`;

/** Presents an order to admins. */
export const presentAdminOrder = (row: AdminOrderRow, now: Date): AdminOrder => ({
  ...presentOrder(row, now),
  buyer: { id: row.buyerId, name: row.buyerName, email: row.buyerEmail, country: row.country },
  payments: row.payments.map((payment) => ({ ...payment, date: new Date(payment.date).toISOString() })),
});
