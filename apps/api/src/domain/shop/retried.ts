import type { Database, Transaction } from '@glossa/db/database';
import { sqlState } from '@glossa/db/failures';

const rounds = 5;
// Two transactions that waited for each other, of which the database has ended one.
const deadlock = '40P01';

/** Runs a transaction, again when it was ended because it and another one waited for each other. */
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
