import type { listOrders, OrderSort } from '@glossa/contract/orders';
import type { HandlerInput } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import { selectListPage } from '#domain/library/select-list-page.ts';
import { orderConditions } from './order-conditions.ts';
import { orderColumns, type OrderRow } from './order-row.ts';
import type { QueryTypes } from './queries.types.ts';

export type OrderQuery = HandlerInput<typeof listOrders>['query'];

const orders: Record<OrderSort, string> = {
  'date-desc': 'o.created_at DESC, o.id DESC',
  'date-asc': 'o.created_at, o.id',
  'total-desc': 'o.total DESC, o.id DESC',
  'total-asc': 'o.total, o.id',
  // Sorts alphabetically, not in the order of the enum.
  'status-asc': 'o.status::text, o.created_at DESC, o.id DESC',
};

/** Returns one page of a buyer's orders and the number of matches. */
export function selectOrders(
  db: Queryable,
  buyerId: string,
  query: OrderQuery,
): Promise<{ rows: OrderRow[]; count: number }> {
  const { where, values } = orderConditions(query, { own: buyerId });
  return selectListPage(
    db,
    {
      shape: sql.list,
      columns: orderColumns,
      tables: (entries) => `${entries} o`,
      entries: 'shop_order o',
      where,
      values,
      order: orders[query.sort],
      total: `SELECT count(*)::int FROM shop_order o WHERE ${where}`,
    },
    query,
  );
}

export const findOwnOrder = (
  db: Queryable,
  { id, buyerId }: { id: string; buyerId: string },
): Promise<OrderRow | undefined> => first(db, sql.find, [id, buyerId]);

type Narrow = Pick<OrderRow, 'currency' | 'items' | 'refunds'>;

export const sql = statements<QueryTypes, { list: Narrow; find: Narrow }>('orders', {
  list: `SELECT ${orderColumns} FROM shop_order o`,
  find: `SELECT ${orderColumns} FROM shop_order o WHERE o.id = $1 AND o.buyer_id = $2`,
  findParties: `SELECT o.buyer_name AS name, o.buyer_email AS email, o.buyer_address AS address, o.country,
     s.seller_name AS "sellerName", s.seller_address AS "sellerAddress", s.seller_tax_id AS "sellerTaxId"
   FROM shop_order o, shop_settings s WHERE o.id = $1 AND s.id = 1`,
});

/** Finds buyer and seller as named on invoices. */
export const selectParties = (db: Queryable, orderId: string) => first(db, sql.findParties, [orderId]);
