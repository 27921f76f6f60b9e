import type { Database, Transaction } from './database.ts';
import type { StatementTypes, TypedStatement } from './statements.ts';

/** Rows per fetch. */
const batchSize = 500;

let cursorCount = 0;

interface AnyRow extends StatementTypes {
  row: Record<string, unknown>;
}

/** Yields the rows of a query in an open transaction, fetched in batches as they are consumed. */
export async function* readCursorRows<Types extends StatementTypes = AnyRow>(
  tx: Pick<Transaction, 'client'>,
  query: string | TypedStatement<Types>,
  values: Readonly<Types['params']>,
): AsyncGenerator<Types['row']> {
  const text = typeof query === 'string' ? query : query.text;
  const name = `rows_${++cursorCount}`;
  await tx.client.query(`DECLARE ${name} NO SCROLL CURSOR FOR ${text}`, [...values]);
  for (;;) {
    const { rows } = await tx.client.query<Types['row']>(`FETCH ${batchSize} FROM ${name}`);
    yield* rows;
    if (rows.length < batchSize) break;
  }
  await tx.client.query(`CLOSE ${name}`);
}

/** Yields the rows of a statement in its own read-only transaction, fetched in batches as they are consumed. */
export async function* readRows<Types extends StatementTypes>(
  db: Pick<Database, 'pool'>,
  query: TypedStatement<Types>,
  values: Readonly<Types['params']>,
): AsyncGenerator<Types['row']> {
  const client = await db.pool.connect();
  let connectionError: Error | undefined;
  try {
    await client.query('BEGIN READ ONLY');
    yield* readCursorRows({ client }, query, values);
    await client.query('COMMIT');
  } catch (error) {
    connectionError = error as Error;
    throw error;
  } finally {
    // If the consumer stops early, the transaction is still open.
    if (!connectionError) await client.query('ROLLBACK').catch((lost: Error) => (connectionError = lost));
    client.release(connectionError);
  }
}
