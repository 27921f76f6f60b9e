import type { Database, Transaction } from '@glossa/db/database';
import { sqlState } from '@glossa/db/failures';

const maxAttempts = 5;
// SQLSTATE deadlock_detected.
const deadlock = '40P01';

/** Runs a transaction and retries it after a deadlock, up to five attempts in all. */
export async function retryDeadlock<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (sqlState(error) !== deadlock || attempt === maxAttempts) throw error;
    }
  }
}
