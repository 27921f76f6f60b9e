import type { Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';

import { allMediaKeys } from './media-keys.ts';
import { deleteUnusedMedia, listUnusedMedia } from './queries.ts';

/**
 * Deletes the files of media that no video or product uses anymore, then their rows, so that a failure in between is
 * retried. The media in `ids` have just lost their video; others are checked only once they are an hour old.
 */
export async function removeUnusedMedia(
  { db, storage }: { db: Queryable; storage: Storage },
  ids: readonly string[] = [],
): Promise<void> {
  for (const id of await listUnusedMedia(db, ids)) {
    for (const key of allMediaKeys(id)) await storage.remove(key);
    await deleteUnusedMedia(db, id);
  }
}
