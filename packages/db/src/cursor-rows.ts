import type { Database, Transaction } from './database.ts';

/** Rows per fetch. */
const batch = 500;

let count = 0;

/** Yields the rows of a query in an open transaction, fetched in batches as they are consumed. */
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

/** Yields the rows of a query in its own read-only transaction, fetched in batches as they are consumed. */
export async function* readRows<Row extends object>(
  db: Pick<Database, 'pool'>,
  query: string,
  values: unknown[],
): AsyncGenerator<Row> {
  const client = await db.pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN READ ONLY');
    yield* cursorRows({ client }, query, values) as unknown as AsyncGenerator<Row>;
    await client.query('COMMIT');
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // A consumer that stops early leaves the transaction open.
    if (!broken) await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
    client.release(broken);
  }
}
