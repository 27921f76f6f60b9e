import { statement, type Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';

const inUse = statement(
  'text-cover-in-use',
  `SELECT EXISTS (SELECT 1 FROM text WHERE cover_key = $1)
     OR EXISTS (SELECT 1 FROM book_import WHERE cover_key = $1 AND status = 'running') AS used`,
);

/** Key of a cover in the file storage. */
export const coverKey = (id: string, format: string): string => `covers/${id}.${format}`;

/**
 * Removes the file of a cover when no text has it any more. Call it after the transaction that took it from a text: of two
 * that end at once, the later one sees that nothing is left.
 */
export async function releaseCover(
  { db, storage }: { db: Queryable; storage: Storage },
  key: string | null,
): Promise<void> {
  if (key === null) return;
  const row = await db.row<{ used: boolean }>(inUse, [key]);
  if (row && !row.used) await storage.remove(key);
}
