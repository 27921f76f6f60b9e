import type { Transaction } from './database.ts';

/** Rows that are held at once. */
const batch = 500;

let count = 0;

/** Rows of a query, fetched a batch at a time as they are taken, in a transaction that goes on meanwhile. */
export async function* cursorRows(
  tx: Pick<Transaction, 'client'>,
  query: string,
  values: unknown[],
): AsyncGenerator<Record<string, unknown>> {
  const name = `rows_${++count}`;
  await tx.client.query(`DECLARE ${name} NO SCROLL CURSOR FOR ${query}`, values);
  for (;;) {
    const { rows } = await tx.client.query<Record<string, unknown>>(`FETCH ${batch} FROM ${name}`);
    yield* rows;
    if (rows.length < batch) break;
  }
  await tx.client.query(`CLOSE ${name}`);
}
