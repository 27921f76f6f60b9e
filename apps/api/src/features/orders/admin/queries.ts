import type { AdminOrder, listAllOrders } from '@glossa/contract/admin-orders';
import type { HandlerInput } from '@glossa/contract/endpoint';
import type { OrderStatus } from '@glossa/contract/orders';
import { readRows } from '@glossa/db/cursor-rows';
import type { Database, Queryable } from '@glossa/db/database';
import { first, many, statements, createVariant } from '@glossa/db/statements';

import { listPage, listStatement } from '#domain/library/lists/queries.ts';
import { columnsWithoutAccess, orderConditions, type OrderFilter, type OrderRow } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

export type OrderQuery = HandlerInput<typeof listAllOrders>['query'];

/** An order with the data that only admins see. */
export interface AdminOrderRow extends OrderRow {
  buyerId: string | null;
  buyerName: string;
  buyerEmail: string;
  country: string;
  payments: AdminOrder['payments'];
}

/** Columns of `shop_order o` for an `AdminOrderRow`. */
const adminColumns = `${columnsWithoutAccess}, o.buyer_id AS "buyerId", o.buyer_name AS "buyerName",
  o.buyer_email AS "buyerEmail", o.country,
  coalesce((SELECT json_agg(json_build_object('id', y.id, 'attempt', y.attempt, 'provider', y.provider,
      'provider_id', y.provider_id, 'status', y.status, 'amount', y.amount, 'failure', y.failure, 'date', y.created_at)
      ORDER BY y.attempt) FROM payment y WHERE y.order_id = o.id), '[]') AS payments`;

type NarrowTypes = Record<
  'list' | 'find',
  Pick<AdminOrderRow, 'currency' | 'items' | 'refunds' | 'payments'>
>;

const sql = statements<QueryTypes, NarrowTypes>('ordersAdmin', {
  list: `SELECT ${adminColumns} FROM shop_order o`,
  countByStatus: 'SELECT o.status, count(*)::int AS count FROM shop_order o GROUP BY 1',
  find: `SELECT ${adminColumns} FROM shop_order o WHERE o.id = $1`,
});

const sorts: Record<OrderQuery['sort'], string> = {
  date: 'o.created_at',
  total: 'o.total',
  // Sorts alphabetically, not in the order of the enum.
  status: `CASE o.status WHEN 'cancelled' THEN 1 WHEN 'completed' THEN 2 WHEN 'pending' THEN 3 ELSE 4 END`,
};

/** Returns one page of all users' matching orders, sorted as requested. */
export function listOrders(db: Queryable, query: OrderQuery): Promise<AdminOrderRow[]> {
  const { where, values } = orderConditions(query, { buyerId: null });
  const direction = query.direction === 'asc' ? 'ASC' : 'DESC';
  const list = {
    shape: sql.list,
    columns: adminColumns,
    tables: (entries: string) => `${entries} o`,
    entries: 'shop_order o',
    where,
    values,
    order: `${sorts[query.sort]} ${direction}, o.id ${direction}`,
  };
  return listPage(db, list, query);
}

/** Counts the orders in each status that match the other filters. */
export async function countByStatus(
  db: Queryable,
  filter: OrderFilter,
): Promise<Record<OrderStatus, number>> {
  const { where, values } = orderConditions({ ...filter, status: undefined }, { buyerId: null });
  const statement = `SELECT o.status, count(*)::int AS count FROM shop_order o WHERE ${where} GROUP BY 1`;
  const counts = { completed: 0, pending: 0, cancelled: 0, refunded: 0 };
  const rows = await many(db, listStatement(sql.countByStatus, statement), values);
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export const findAnyOrder = (db: Queryable, id: string): Promise<AdminOrderRow | undefined> =>
  first(db, sql.find, [id]);

/** Yields all matching orders, newest first, in batches. */
export function streamOrders(db: Database, filter: OrderFilter): AsyncGenerator<AdminOrderRow> {
  const { where, values } = orderConditions(filter, { buyerId: null });
  const statement = `SELECT ${adminColumns} FROM shop_order o WHERE ${where} ORDER BY o.created_at DESC, o.id DESC`;
  return readRows(db, createVariant(sql.list, 'stream', statement), values);
}
