import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { Config } from '#config.ts';
import { signAddress } from '#http/signed-address.ts';
import type { QueryTypes } from './link-video.types.ts';

export const sql = statements<QueryTypes>('videosLinkVideo', {
  find: `SELECT v.status, v.purchase_id IS NOT NULL AS "isBought", m.file_key AS key FROM video v JOIN video_media m ON m.id = v.media_id
   WHERE v.id = $1 AND v.owner_id = $2`,
});

/** Creates a signed URL for a video's file. */
export async function linkOfVideo(
  { db, config, clock }: { db: Queryable; config: Pick<Config, 'secret' | 'publicUrl'>; clock: () => Date },
  { id, ownerId }: { id: string; ownerId: string },
): Promise<{ url: string; expires_at: string }> {
  const row = await first(db, sql.find, [id, ownerId]);
  if (!row) return fail('video_not_found');
  if (row.isBought) fail('video_protected');
  if (row.status !== 'ready') fail('video_not_ready');
  if (!row.key) fail('video_without_file');
  const { address, expiresAt } = signAddress(config.secret, `/media/videos/${id}/file`, clock());
  return { url: config.publicUrl + address, expires_at: expiresAt.toISOString() };
}
