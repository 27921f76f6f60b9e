import { statement, type Queryable } from '@glossa/db/database';
import type { Storage } from '@glossa/storage/storage';

import { allMediaKeys } from './media-keys.ts';

// Recent ones may belong to an unfinished upload.
const orphans = statement(
  'orphan-video-media',
  `SELECT m.id FROM video_media m
   WHERE (m.id = ANY($1) OR m.created_at < now() - interval '1 hour')
     AND NOT EXISTS (SELECT 1 FROM video WHERE media_id = m.id)
     AND NOT EXISTS (SELECT 1 FROM product WHERE media_id = m.id)
   LIMIT 1000`,
);
const forget = statement(
  'forget-video-media',
  `DELETE FROM video_media m WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM video WHERE media_id = m.id)
     AND NOT EXISTS (SELECT 1 FROM product WHERE media_id = m.id)`,
);
const orphanTracks = statement(
  'orphan-subtitle-tracks',
  `DELETE FROM subtitle_track WHERE id IN (
     SELECT k.id FROM subtitle_track k
     WHERE k.created_at < now() - interval '1 hour'
       AND NOT EXISTS (SELECT 1 FROM video WHERE track_id = k.id)
       AND NOT EXISTS (SELECT 1 FROM video WHERE second_track_id = k.id)
       AND NOT EXISTS (SELECT 1 FROM video WHERE wanted_track_id = k.id)
       AND NOT EXISTS (SELECT 1 FROM product WHERE track_id = k.id)
     LIMIT 20)`,
);

/**
 * Deletes the files of media that no video or product uses anymore, then their rows, so that a failure in between is
 * retried. `ids` have just lost their video. Others are only checked once they are an hour old.
 */
export async function removeUnusedMedia(
  { db, storage }: { db: Queryable; storage: Storage },
  ids: readonly string[] = [],
): Promise<void> {
  for (const { id } of await db.rows<{ id: string }>(orphans, [ids])) {
    for (const key of allMediaKeys(id)) await storage.remove(key);
    await db.run(forget, [id]);
  }
}

/** Deletes a few subtitle tracks that no video or product uses anymore. Returns how many. */
export const removeUnusedTracks = (db: Queryable): Promise<number> => db.run(orphanTracks);
