import type { Queryable } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import { ensureTags } from '#domain/vocabulary/ensure-tags.ts';
import type { QueryTypes } from './product-tags.types.ts';

export const sql = statements<QueryTypes>('ebooksProductTags', {
  clear: 'DELETE FROM product_tag WHERE product_id = $1 AND tag_id <> ALL ($2::uuid[])',
  attach:
    'INSERT INTO product_tag (product_id, tag_id) SELECT $1, id FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING',
});

/** Replaces a product's tags, which belong to its owner. A product without an owner keeps its tags. */
export async function setProductTags(
  tx: Queryable,
  { id, ownerId }: { id: string; ownerId: string | null },
  names: readonly string[],
): Promise<void> {
  if (ownerId === null) return;
  const tags = await ensureTags(tx, ownerId, names);
  await run(tx, sql.clear, [id, tags]);
  if (tags.length > 0) await run(tx, sql.attach, [id, tags]);
}
