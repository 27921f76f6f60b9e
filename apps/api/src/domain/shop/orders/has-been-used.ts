import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './has-been-used.types.ts';

export const sql = statements<QueryTypes>('shopOrdersHasBeenUsed', {
  checkUsed: `SELECT EXISTS (SELECT 1 FROM order_item i JOIN purchase p ON p.order_item_id = i.id
     WHERE i.order_id = $1 AND (p.download_count > 0 OR p.imported_at IS NOT NULL)) AS used`,
});

/** Returns whether any item of an order was downloaded or imported. */
export const hasBeenUsed = async (db: Queryable, orderId: string): Promise<boolean> =>
  (await one(db, sql.checkUsed, [orderId])).used;
