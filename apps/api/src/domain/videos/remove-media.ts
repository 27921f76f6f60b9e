import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import type { Storage } from '@glossa/storage/storage';

import { allMediaKeys } from './media-keys.ts';
import type { QueryTypes } from './remove-media.types.ts';

export const sql = statements<QueryTypes>('videosRemoveMedia', {
  // Recent ones may belong to an unfinished upload.
  findOrphans: `SELECT m.id FROM video_media m
   WHERE (m.id = ANY($1) OR m.created_at < now() - interval '1 hour')
     AND NOT EXISTS (SELECT 1 FROM video WHERE media_id = m.id)
     AND NOT EXISTS (SELECT 1 FROM product WHERE media_id = m.id)
   LIMIT 1000`,
  deleteMedia: `DELETE FROM video_media m WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM video WHERE media_id = m.id)
     AND NOT EXISTS (SELECT 1 FROM product WHERE media_id = m.id)`,
  deleteOrphanTracks: `DELETE FROM subtitle_track WHERE id IN (
     SELECT k.id FROM subtitle_track k
     WHERE k.created_at < now() - interval '1 hour'
       AND NOT EXISTS (SELECT 1 FROM video WHERE track_id = k.id)
       AND NOT EXISTS (SELECT 1 FROM video WHERE second_track_id = k.id)
       AND NOT EXISTS (SELECT 1 FROM video WHERE wanted_track_id = k.id)
       AND NOT EXISTS (SELECT 1 FROM product WHERE track_id = k.id)
     LIMIT 20)`,
});

/**
 * Deletes the files of media that no video or product uses anymore, then their rows, so that a failure in between is
 * retried. `ids` have just lost their video. Others are only checked once they are an hour old.
 */
export async function removeUnusedMedia(
  { db, storage }: { db: Queryable; storage: Storage },
  ids: readonly string[] = [],
): Promise<void> {
  for (const { id } of await many(db, sql.findOrphans, [ids])) {
    for (const key of allMediaKeys(id)) await storage.remove(key);
    await run(db, sql.deleteMedia, [id]);
  }
}

/** Deletes a few subtitle tracks that no video or product uses anymore. Returns how many. */
export const removeUnusedTracks = (db: Queryable): Promise<number> => run(db, sql.deleteOrphanTracks, []);
