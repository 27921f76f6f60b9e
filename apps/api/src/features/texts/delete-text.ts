import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';

import { releaseDocument } from '#domain/documents/adopt-document.ts';
import { releaseCover } from '#domain/library/text-cover.ts';
import { revokeTextTasks } from '#domain/tasks/tasks.ts';
import { deleteTextRow, findText } from './queries.ts';

/**
 * Permanently deletes a text in the trash, with its recording and cover. Its document is deleted when no one else uses
 * it.
 */
export async function deleteForGood(
  { db, storage }: { db: Database; storage: Storage },
  key: { id: string; ownerId: string },
): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    const text = await deleteTextRow(tx, key);
    if (!text) return undefined;
    await revokeTextTasks(tx, key.ownerId, key.id);
    await releaseDocument(tx, key.ownerId, text.documentId);
    return text;
  });
  if (!gone) fail((await findText(db, key)) ? 'text_not_in_trash' : 'text_not_found');
  if (gone.audioKey) await storage.remove(gone.audioKey);
  await releaseCover({ db, storage }, gone.coverKey);
}
