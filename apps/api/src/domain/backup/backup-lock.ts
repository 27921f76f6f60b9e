import type { Database } from '@glossa/db/database';
import type pg from 'pg';

import { BackupProblem } from './backup-problem.ts';

const lock = 727_003;

/** Does some work on a connection of its own, while no other backup or restore of this database is at work. */
export async function withBackupLock<Result>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [lock]);
    if (!rows[0]?.free) throw new BackupProblem('Another backup or restore is at work.');
    return await work(client);
  } finally {
    // It ends with the lock and with whatever it was in the middle of.
    client.release(true);
  }
}
