import type { Database, Transaction } from '@glossa/db/database';

import { markDictionaryRemoved, purgeRemoved } from './install-queries.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Removes a dictionary, even if it is only partly installed. Returns whether it existed. `onRemoved` is called in the
 * transaction that makes it unavailable.
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
