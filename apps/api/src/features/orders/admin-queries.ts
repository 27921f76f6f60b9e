import type { listAllOrders } from '@glossa/contract/admin-orders';
import type { HandlerInput } from '@glossa/contract/endpoint';
import type { OrderStatus } from '@glossa/contract/orders';
import type { Database, Queryable } from '@glossa/db/database';
import { first, many, statements, variantOf } from '@glossa/db/statements';
import { readRows } from '@glossa/db/cursor-rows';

import { listStatement, selectPage } from '#domain/library/select-list-page.ts';
import { adminColumns, type AdminOrderRow } from './admin-row.ts';
import { orderConditions, type OrderFilter } from './order-conditions.ts';
import type { QueryTypes } from './admin-queries.types.ts';

export type AdminQuery = HandlerInput<typeof listAllOrders>['query'];

const sorts: Record<AdminQuery['sort'], string> = {
  date: 'o.created_at',
  total: 'o.total',
  // Sorts alphabetically, not in the order of the enum.
  status: `CASE o.status WHEN 'cancelled' THEN 1 WHEN 'completed' THEN 2 WHEN 'pending' THEN 3 ELSE 4 END`,
};

/** Returns one page of all orders in the requested order. */
export function selectAllOrders(db: Queryable, query: AdminQuery): Promise<AdminOrderRow[]> {
  const { where, values } = orderConditions(query, { own: null });
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
  return selectPage(db, list, query);
}

/** Counts the orders per status that match the other filters. */
export async function countOrders(db: Queryable, filter: OrderFilter): Promise<Record<OrderStatus, number>> {
  const { where, values } = orderConditions({ ...filter, status: undefined }, { own: null });
  const text = `SELECT o.status, count(*)::int AS count FROM shop_order o WHERE ${where} GROUP BY 1`;
  const counts = { completed: 0, pending: 0, cancelled: 0, refunded: 0 };
  const rows = await many(db, listStatement(sql.countByStatus, text), values);
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

type Narrow = Pick<AdminOrderRow, 'currency' | 'items' | 'refunds' | 'payments'>;

export const sql = statements<QueryTypes, { list: Narrow; find: Narrow }>('ordersAdmin', {
  list: `SELECT ${adminColumns} FROM shop_order o`,
  countByStatus: 'SELECT o.status, count(*)::int AS count FROM shop_order o GROUP BY 1',
  find: `SELECT ${adminColumns} FROM shop_order o WHERE o.id = $1`,
});

export const findAnyOrder = (db: Queryable, id: string): Promise<AdminOrderRow | undefined> =>
  first(db, sql.find, [id]);

/** Yields all matching orders, newest first, in batches. */
export function streamOrders(db: Database, filter: OrderFilter): AsyncGenerator<AdminOrderRow> {
  const { where, values } = orderConditions(filter, { own: null });
  const query = `SELECT ${adminColumns} FROM shop_order o WHERE ${where} ORDER BY o.created_at DESC, o.id DESC`;
  return readRows(db, variantOf(sql.list, 'stream', query), values);
}
