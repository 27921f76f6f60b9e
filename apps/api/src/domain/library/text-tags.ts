import { statement, type Queryable } from '@glossa/db/database';

import { ensureTags } from '#domain/vocabulary/ensure-tags.ts';

const clear = statement(
  'clear-text-tags',
  `DELETE FROM text_tag USING text t
   WHERE text_id = $1 AND t.id = text_id AND t.owner_id = $2 AND tag_id <> ALL ($3::uuid[])`,
);
const attach = statement(
  'attach-tags',
  `INSERT INTO text_tag (text_id, tag_id)
   SELECT $1, id FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING`,
);

/** Replaces the tags of a text. */
export async function setTextTags(
  tx: Queryable,
  { textId, ownerId }: { textId: string; ownerId: string },
  names: readonly string[],
): Promise<void> {
  const tags = await ensureTags(tx, ownerId, names);
  await tx.run(clear, [textId, ownerId, tags]);
  if (tags.length > 0) await tx.run(attach, [textId, tags]);
}
