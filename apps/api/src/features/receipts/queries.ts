import type { Currency } from '@glossa/contract/currencies';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** An order whose receipt is due; amounts are in minor units. */
export interface ReceiptRow {
  id: string;
  number: number | null;
  status: string;
  currency: Currency;
  /** Not named `total`, because lists use that for the number of rows. */
  orderTotal: number;
  /** Null if the account was deleted. */
  email: string | null;
  uiLanguage: string | null;
  items: { title: string; plan: string | null; price: number; purchaseId: string | null }[];
}

const sql = statements<QueryTypes, { claimReceipt: Pick<ReceiptRow, 'currency' | 'items'> }>('receipts', {
  // SKIP LOCKED keeps two workers from claiming the same order.
  claimReceipt: `WITH due AS (SELECT id FROM shop_order WHERE receipt_due ORDER BY completed_at LIMIT 1 FOR UPDATE SKIP LOCKED),
   claimed AS (UPDATE shop_order SET receipt_due = false WHERE id = (SELECT id FROM due) RETURNING *)
   SELECT o.id, o.number, o.status, o.currency, o.total AS "orderTotal", l.email::text, l.ui_language AS "uiLanguage",
     (SELECT json_agg(json_build_object('title', i.title, 'plan', i.plan_id, 'price', i.price, 'purchaseId', u.id) ORDER BY i.seq)
      FROM order_item i LEFT JOIN purchase u ON u.order_item_id = i.id AND u.revoked_at IS NULL
      WHERE i.order_id = o.id) AS items
   FROM claimed o LEFT JOIN learner l ON l.id = o.buyer_id`,
});

/** Claims the order that has waited longest for its receipt, so that no other worker sends it. */
export const claimReceipt = (db: Queryable): Promise<ReceiptRow | undefined> =>
  first(db, sql.claimReceipt, []);

/** Marks a receipt as due again after it could not be sent. */
export const markDue = async (db: Queryable, orderId: string): Promise<void> => {
  await db.prisma.order.updateMany({ where: { id: orderId }, data: { receiptDue: true } });
};
