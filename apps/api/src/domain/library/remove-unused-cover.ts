import type { Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';

import { isCoverInUse } from './queries.ts';

/**
 * Deletes a cover's file if no text uses it anymore. Call this after the transaction that removed it from a text: if
 * two such transactions end at the same time, the later call finds that the cover is unused.
 */
export async function removeUnusedCover(
  { db, storage }: { db: Queryable; storage: Storage },
  key: string | null,
): Promise<void> {
  if (key !== null && !(await isCoverInUse(db, key))) await storage.remove(key);
}
