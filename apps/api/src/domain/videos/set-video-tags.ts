import { statement, type Queryable } from '@glossa/db/database';

import { ensureTags } from '#domain/vocabulary/ensure-tags.ts';

const clear = statement(
  'clear-video-tags',
  `DELETE FROM video_tag USING video v
   WHERE video_id = $1 AND v.id = video_id AND v.owner_id = $2 AND tag_id <> ALL ($3::uuid[])`,
);
const attach = statement(
  'attach-video-tags',
  'INSERT INTO video_tag (video_id, tag_id) SELECT $1, id FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING',
);

/** Replaces the tags of a video. */
export async function setVideoTags(
  tx: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  names: readonly string[],
): Promise<void> {
  const tags = await ensureTags(tx, ownerId, names);
  await tx.run(clear, [id, ownerId, tags]);
  if (tags.length > 0) await tx.run(attach, [id, tags]);
}
