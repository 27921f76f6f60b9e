import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './was-sold.types.ts';

export const sql = statements<QueryTypes>('shopWasSold', {
  checkSold: `SELECT EXISTS (
     SELECT 1 FROM order_item i JOIN shop_order o ON o.id = i.order_id
     WHERE i.product_id = $1 AND o.status IN ('completed', 'refunded')) AS sold`,
});

/** Returns whether a product was ever sold. Its currency is then fixed, because its revenue is in that currency. */
export const wasSold = async (db: Queryable, productId: string): Promise<boolean> =>
  (await one(db, sql.checkSold, [productId])).sold;
