import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import { ensureTags } from '#domain/vocabulary/ensure-tags.ts';
import type { QueryTypes } from './set-video-tags.types.ts';

export const sql = statements<QueryTypes>('videosSetVideoTags', {
  removeTags: `DELETE FROM video_tag USING video v
   WHERE video_id = $1 AND v.id = video_id AND v.owner_id = $2 AND tag_id <> ALL ($3::uuid[])`,
  addTags:
    'INSERT INTO video_tag (video_id, tag_id) SELECT $1, id FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING',
});

/** Replaces the tags of a video. */
export async function setVideoTags(
  tx: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  names: readonly string[],
): Promise<void> {
  const tags = await ensureTags(tx, ownerId, names);
  await run(tx, sql.removeTags, [id, ownerId, tags]);
  if (tags.length > 0) await run(tx, sql.addTags, [id, tags]);
}
