import type { Database, Transaction } from './database.ts';

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

/** Rows of a query, a batch at a time as they are taken, in a reading transaction of their own. */
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
    // Whoever hangs up in the middle leaves a transaction behind.
    if (!broken) await client.query('ROLLBACK').catch((lost: Error) => (broken = lost));
    client.release(broken);
  }
}
