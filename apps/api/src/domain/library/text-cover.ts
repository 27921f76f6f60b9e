import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';
import type { Storage } from '@glossa/storage/storage';
import type { QueryTypes } from './text-cover.types.ts';

export const sql = statements<QueryTypes>('libraryTextCover', {
  checkInUse: `SELECT EXISTS (SELECT 1 FROM text WHERE cover_key = $1)
     OR EXISTS (SELECT 1 FROM book_import WHERE cover_key = $1 AND status = 'running') AS used`,
});

/** Returns the storage key of a cover. */
export const coverKey = (id: string, format: string): string => `covers/${id}.${format}`;

/**
 * Deletes a cover's file if no text uses it anymore. Call this after the transaction that removed it from a text: if
 * two end at the same time, the later one sees that it is unused.
 */
export async function releaseCover(
  { db, storage }: { db: Queryable; storage: Storage },
  key: string | null,
): Promise<void> {
  if (key === null) return;
  const { used } = await one(db, sql.checkInUse, [key]);
  if (!used) await storage.remove(key);
}
