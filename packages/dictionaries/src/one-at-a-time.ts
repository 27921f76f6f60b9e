import type { Database } from '@glossa/db/database';

import { BadDictionary } from './bad-dictionary.ts';

/** Key of the advisory lock for writing dictionaries. */
const lock = 727_002;

/**
 * Runs `work` while holding the lock for writing dictionaries.
 *
 * @throws {BadDictionary} when another process holds it
 */
export async function oneAtATime<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const holder = await db.pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await holder.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      lock,
    ]);
    if (!rows[0]?.taken) {
      throw new BadDictionary(
        'Another command installs or removes dictionaries at the moment. Try again later.',
      );
    }
    return await work();
  } finally {
    // If the connection was lost, the server has already released the lock.
    await holder.query('SELECT pg_advisory_unlock($1)', [lock]).catch((lost: Error) => (broken = lost));
    holder.release(broken);
  }
}
