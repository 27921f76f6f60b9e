import { orderName } from '@glossa/contract/order-name';
import { majorOf } from '@glossa/contract/currencies';
import type { Database } from '@glossa/db/database';
import { writeRecord } from '@glossa/word-files/delimited';
import { guardCell } from '@glossa/word-files/spreadsheet-guard';
import { byteOrderMark } from '@glossa/word-files/write-table';

import type { AdminOrderRow } from './admin-row.ts';
import { streamOrders } from './admin-queries.ts';
import type { OrderFilter } from './order-conditions.ts';

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
  ['Subtotal', (row) => majorOf({ amount: row.subtotal, currency: row.currency })],
  ['Discount', (row) => majorOf({ amount: row.discount, currency: row.currency })],
  ['Tax', (row) => majorOf({ amount: row.tax, currency: row.currency })],
  ['Total', (row) => majorOf({ amount: row.orderTotal, currency: row.currency })],
  ['Refunded', (row) => majorOf({ amount: row.refunded, currency: row.currency })],
  ['Payment', (row) => row.paymentMethod],
  ['Coupon', (row) => row.coupon],
  ['Refund reason', (row) => row.refundReason],
];

const line = (cells: readonly (string | number)[]): string =>
  // A number is no formula, also where it begins with a minus.
  `${writeRecord(
    cells.map((cell) => (typeof cell === 'number' ? String(cell) : guardCell(cell))),
    ',',
  )}\r\n`;

/** The orders that fit as a table, a batch at a time. */
export async function* ordersTable(db: Database, filter: OrderFilter): AsyncGenerator<string> {
  yield byteOrderMark + line(columns.map(([name]) => name));
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN READ ONLY');
    for await (const row of streamOrders({ client }, filter))
      yield line(columns.map(([, cell]) => cell(row)));
    await client.query('COMMIT');
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // Whoever hangs up in the middle leaves a transaction behind.
    if (!broken) await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
    client.release(broken);
  }
}
