import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import { ensureTags } from '#domain/vocabulary/ensure-tags.ts';
import type { QueryTypes } from './text-tags.types.ts';

export const sql = statements<QueryTypes>('libraryTextTags', {
  removeTags: `DELETE FROM text_tag USING text t
   WHERE text_id = $1 AND t.id = text_id AND t.owner_id = $2 AND tag_id <> ALL ($3::uuid[])`,
  addTags: `INSERT INTO text_tag (text_id, tag_id)
   SELECT $1, id FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING`,
});

/** Replaces the tags of a text. */
export async function setTextTags(
  tx: Queryable,
  { textId, ownerId }: { textId: string; ownerId: string },
  names: readonly string[],
): Promise<void> {
  const tags = await ensureTags(tx, ownerId, names);
  await run(tx, sql.removeTags, [textId, ownerId, tags]);
  if (tags.length > 0) await run(tx, sql.addTags, [textId, tags]);
}
