import type { Database } from '@glossa/db/database';
import type pg from 'pg';

import { OperatorError } from '#platform/operator-error.ts';

const lock = 727_003;

/**
 * Runs `work` on its own connection while holding the advisory lock on backups and restores of this database.
 * @throws {OperatorError} when another backup or restore is running
 */
export async function withBackupLock<Result>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [lock]);
    if (!rows[0]?.free) throw new OperatorError('Another backup or restore is running.');
    return await work(client);
  } finally {
    // Close the connection, which releases the lock and rolls back an open transaction.
    client.release(true);
  }
}
