import { orderName } from '@glossa/contract/order-name';
import type { Transaction } from '@glossa/db/database';

import { notify } from '#domain/notifications/notify.ts';
import type { OrderRow } from './order-row.ts';

/** Notifies the buyer that an order was completed or refunded, or that a refund failed. */
export async function tellBuyer(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'number' | 'buyerId'>,
  what: 'order_completed' | 'order_refunded' | 'order_refund_failed',
): Promise<void> {
  if (!order.buyerId) return;
  await notify(tx, {
    learnerId: order.buyerId,
    type: 'SYSTEM',
    subject: `${what}:${orderName(order)}`,
    link: `/order-history?order=${order.id}`,
  });
}
