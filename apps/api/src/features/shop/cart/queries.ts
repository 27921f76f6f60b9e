import type { MergedCart } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';

import { onSale } from '#domain/shop/products/queries.ts';
import { productColumns, productTables, purchaseSql, type ProductRow } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

type Narrow = Pick<ProductRow, 'currency'>;
interface NarrowTypes {
  list: Narrow;
  preview: Narrow;
  merge: Pick<MergedCart['skipped'][number], 'reason'>;
}

const sql = statements<QueryTypes, NarrowTypes>('shopCart', {
  list: `SELECT ${productColumns('$1')}, ${onSale} AS "isOnSale"
   FROM ${productTables} JOIN cart_item i ON i.product_id = p.id
   WHERE i.learner_id = $1 ORDER BY i.added_at, i.product_id`,
  preview: `SELECT ${productColumns('NULL::uuid')} FROM ${productTables} WHERE p.id = ANY ($1::uuid[]) AND ${onSale}
   ORDER BY array_position($1::uuid[], p.id)`,
  // A single statement ensures that concurrent merges from two tabs add each product only once.
  merge: `WITH wanted AS (
     SELECT w.id, w.seq, coalesce(${onSale}, false) AS sold, ${purchaseSql('$1')} IS NOT NULL AS owned,
       EXISTS (SELECT FROM cart_item c WHERE c.learner_id = $1 AND c.product_id = w.id) AS present
     FROM unnest($2::uuid[]) WITH ORDINALITY AS w (id, seq) LEFT JOIN product p ON p.id = w.id
   ), ranked AS (
     SELECT *, row_number() OVER (PARTITION BY sold AND NOT owned AND NOT present ORDER BY seq) AS place FROM wanted
   ), sorted AS (
     SELECT id, seq, CASE
       WHEN owned THEN 'product_owned'
       WHEN NOT sold THEN 'product_not_found'
       WHEN present THEN NULL
       WHEN place + (SELECT count(*) FROM cart_item WHERE learner_id = $1) > $3 THEN 'cart_full'
     END AS reason, present FROM ranked
   ), added AS (
     INSERT INTO cart_item (learner_id, product_id, added_at)
     SELECT $1, id, clock_timestamp() + seq * interval '1 microsecond' FROM sorted WHERE reason IS NULL AND NOT present
     ON CONFLICT DO NOTHING
   )
   SELECT id, reason FROM sorted WHERE reason IS NOT NULL ORDER BY seq`,
  findProduct: `SELECT ${purchaseSql('$1')} AS "purchaseId", (SELECT count(*)::int FROM cart_item WHERE learner_id = $1 AND product_id <> p.id) AS others
   FROM product p WHERE p.id = $2 AND ${onSale}`,
});

/** Lists the items in a cart in the order they were added. */
export const listItems = (db: Queryable, learnerId: string) => many(db, sql.list, [learnerId]);

/** Lists the given products that are for sale, in the order of `ids`. */
export const listProductsOnSale = (db: Queryable, ids: readonly string[]) => many(db, sql.preview, [ids]);

/** Adds products to a cart, up to `maxItems` in total; returns those that could not be added, with the reasons. */
export const mergeItems = (
  db: Queryable,
  learnerId: string,
  { productIds, maxItems }: { productIds: readonly string[]; maxItems: number },
) => many(db, sql.merge, [learnerId, productIds, maxItems]);

/** Finds a product that is for sale, with the learner's purchase of it and the number of other items in the cart. */
export const findProduct = (db: Queryable, learnerId: string, productId: string) =>
  first(db, sql.findProduct, [learnerId, productId]);

/** Adds a product to a cart unless it is already there. */
export const addItem = async (db: Queryable, learnerId: string, productId: string): Promise<void> => {
  await db.prisma.cartItem.createMany({ data: { learnerId, productId }, skipDuplicates: true });
};

/** Removes a product from a cart; does nothing if it isn't there. */
export const removeItem = async (db: Queryable, learnerId: string, productId: string): Promise<void> => {
  await db.prisma.cartItem.deleteMany({ where: { learnerId, productId } });
};
