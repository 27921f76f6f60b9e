import { toMajorUnits } from '@glossa/contract/currencies';
import { orderName } from '@glossa/contract/order-name';
import type { Database } from '@glossa/db/database';
import { csvLine } from '@glossa/formats/word-files/csv-file';
import { byteOrderMark } from '@glossa/formats/word-files/write-table';

import type { OrderFilter } from '../queries.ts';
import { streamOrders, type AdminOrderRow } from './queries.ts';

const columns: readonly (readonly [name: string, cell: (row: AdminOrderRow) => string | number])[] = [
  ['Order', orderName],
  ['Date', (row) => row.createdAt.toISOString()],
  ['Completed', (row) => row.completedAt?.toISOString() ?? ''],
  ['Status', (row) => row.status],
  ['Buyer', (row) => row.buyerName],
  ['Email', (row) => row.buyerEmail],
  ['Country', (row) => row.country],
  ['Items', (row) => row.items.map(({ title }) => title).join('; ')],
  ['Currency', (row) => row.currency],
  ['Subtotal', (row) => toMajorUnits({ amount: row.subtotal, currency: row.currency })],
  ['Discount', (row) => toMajorUnits({ amount: row.discount, currency: row.currency })],
  ['Tax', (row) => toMajorUnits({ amount: row.tax, currency: row.currency })],
  ['Total', (row) => toMajorUnits({ amount: row.orderTotal, currency: row.currency })],
  ['Refunded', (row) => toMajorUnits({ amount: row.refunded, currency: row.currency })],
  ['Payment', (row) => row.paymentMethod],
  ['Coupon', (row) => row.coupon],
  ['Refund reason', (row) => row.refundReason],
];

/** Yields the matching orders as CSV, in batches. */
export async function* exportOrders(db: Database, filter: OrderFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(([name]) => name));
  for await (const row of streamOrders(db, filter)) yield csvLine(columns.map(([, cell]) => cell(row)));
}
