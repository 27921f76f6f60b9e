import type { AdminOrder } from '@glossa/contract/admin-orders';

import { presentOrder } from '../present-order.ts';
import type { AdminOrderRow } from './queries.ts';

/** Presents an order to admins, with its buyer and payments. */
export const presentAdminOrder = (row: AdminOrderRow, now: Date): AdminOrder => ({
  ...presentOrder(row, now),
  buyer: { id: row.buyerId, name: row.buyerName, email: row.buyerEmail, country: row.country },
  payments: row.payments.map((payment) => ({ ...payment, date: new Date(payment.date).toISOString() })),
});
