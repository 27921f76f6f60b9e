import type { listOrders, OrderSort } from '@glossa/contract/orders';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { statement, type Queryable } from '@glossa/db/database';

import { selectListPage } from '#domain/library/select-list-page.ts';
import { orderConditions } from './order-conditions.ts';
import { orderColumns, type OrderRow } from './order-row.ts';

export type OrderQuery = HandlerInput<typeof listOrders>['query'];

const orders: Record<OrderSort, string> = {
  'date-desc': 'o.created_at DESC, o.id DESC',
  'date-asc': 'o.created_at, o.id',
  'total-desc': 'o.total DESC, o.id DESC',
  'total-asc': 'o.total, o.id',
  // Sorts alphabetically, not in the order of the enum.
  'status-asc': 'o.status::text, o.created_at DESC, o.id DESC',
};

const find = statement(
  'find-own-order',
  `SELECT ${orderColumns} FROM shop_order o WHERE o.id = $1 AND o.buyer_id = $2`,
);

/** Returns one page of a buyer's orders and the number of matches. */
export function selectOrders(
  db: Queryable,
  buyerId: string,
  query: OrderQuery,
): Promise<{ rows: OrderRow[]; count: number }> {
  const { where, values } = orderConditions(query, { own: buyerId });
  return selectListPage<OrderRow>(
    db,
    {
      name: 'orders',
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
): Promise<OrderRow | undefined> => db.row<OrderRow>(find, [id, buyerId]);

const parties = statement(
  'invoice-parties',
  `SELECT o.buyer_name AS name, o.buyer_email AS email, o.buyer_address AS address, o.country,
     s.seller_name AS "sellerName", s.seller_address AS "sellerAddress", s.seller_tax_id AS "sellerTaxId"
   FROM shop_order o, shop_settings s WHERE o.id = $1 AND s.id = 1`,
);

/** Buyer and seller as named on invoices. */
export interface PartiesRow {
  name: string;
  email: string;
  address: string;
  country: string;
  sellerName: string;
  sellerAddress: string;
  sellerTaxId: string;
}

export const selectParties = (db: Queryable, orderId: string): Promise<PartiesRow | undefined> =>
  db.row<PartiesRow>(parties, [orderId]);
