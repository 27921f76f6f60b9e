import type { Database, Transaction } from '@glossa/db/database';

import { markRemoved, deleteRemoved } from './queries.ts';
import { withInstallLock } from './install-lock.ts';

/**
 * Removes a dictionary, even if it is only partly installed. Returns whether it existed. `onRemoved` is called in the
 * transaction that makes it unavailable for lookups.
 */
export const removeDictionary = (
  db: Database,
  name: string,
  onRemoved: (tx: Transaction) => Promise<void> = async () => {},
): Promise<boolean> =>
  withInstallLock(db, async () => {
    const isThere = await db.transaction(async (tx) => {
      const marked = await markRemoved(tx, name);
      if (marked > 0) await onRemoved(tx);
      return marked > 0;
    });
    await deleteRemoved(db);
    return isThere;
  });

/** Deletes the entries of dictionaries that are marked for removal. Waits for a running installation. */
export const deleteRemovedDictionaries = (db: Database, signal: AbortSignal): Promise<void> =>
  withInstallLock(db, () => deleteRemoved(db), { wait: signal });
