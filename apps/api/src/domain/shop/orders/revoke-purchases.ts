import type { Transaction } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';

import { shortenSubscription } from '../subscriptions/change-subscription.ts';
import type { ItemRow, OrderRow, PlanTerms } from './order-row.ts';
import type { QueryTypes } from './revoke-purchases.types.ts';

export const sql = statements<QueryTypes>('shopOrdersRevokePurchases', {
  listDelivered:
    'SELECT order_item_id AS id FROM purchase WHERE order_item_id = ANY ($1) AND revoked_at IS NULL',
  revokePurchases: `UPDATE purchase SET revoked_at = $2 WHERE order_item_id = ANY ($1) AND revoked_at IS NULL RETURNING id`,
  endTexts: 'UPDATE text SET access_ends_at = $2 WHERE purchase_id = ANY ($1)',
  endVideos: 'UPDATE video SET access_ends_at = $2 WHERE purchase_id = ANY ($1)',
});

/** Returns the lines of an order that were delivered and not revoked. */
export async function deliveredItems(tx: Transaction, items: readonly ItemRow[]): Promise<ItemRow[]> {
  const rows = await many(tx, sql.listDelivered, [items.map(({ id }) => id)]);
  const had = new Set(rows.map(({ id }) => id));
  return items.filter(({ id, planId }) => planId !== null || had.has(id));
}

/** Revokes purchases, so that what was imported from them can no longer be opened, and shortens subscriptions. */
export async function revokePurchases(
  tx: Transaction,
  { order, items, now }: { order: OrderRow; items: readonly ItemRow[]; now: Date },
): Promise<void> {
  const rows = await many(tx, sql.revokePurchases, [items.map(({ id }) => id), now]);
  const ids = rows.map(({ id }) => id);
  await run(tx, sql.endTexts, [ids, now]);
  await run(tx, sql.endVideos, [ids, now]);
  for (const { planId, terms, price } of items) {
    if (planId && order.buyerId)
      await shortenSubscription(tx, {
        learnerId: order.buyerId,
        planId,
        days: (terms as PlanTerms).days,
        price,
        now,
      });
  }
}
