import type { Database, Transaction } from '@glossa/db/database';
import { sqlState } from '@glossa/db/failures';

const rounds = 5;
// SQLSTATE deadlock_detected.
const deadlock = '40P01';

/** Runs a transaction and retries it after a deadlock, up to five times in all. */
export async function retried<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let round = 1; ; round += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (sqlState(error) !== deadlock || round === rounds) throw error;
    }
  }
}
