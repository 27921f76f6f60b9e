import type { Database, Transaction } from '@glossa/db/database';

import { markDictionaryRemoved, purgeRemoved } from './install-queries.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Removes a dictionary, also one that is half installed; answers whether there was any of this name. `onRemoved` hears
 * of it in the transaction from which on it is not asked any more.
 */
export const remove = (
  db: Database,
  name: string,
  onRemoved: (tx: Transaction) => Promise<void> = async () => {},
): Promise<boolean> =>
  oneAtATime(db, async () => {
    const isThere = await db.transaction(async (tx) => {
      const marked = await markDictionaryRemoved(tx, name);
      if (marked > 0) await onRemoved(tx);
      return marked > 0;
    });
    await purgeRemoved(db);
    return isThere;
  });
