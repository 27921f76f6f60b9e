import { statement, type Queryable } from '@glossa/db/database';

import { ensureTags } from '#domain/vocabulary/ensure-tags.ts';

const clear = statement(
  'clear-product-tags',
  'DELETE FROM product_tag WHERE product_id = $1 AND tag_id <> ALL ($2::uuid[])',
);
const attach = statement(
  'attach-product-tags',
  'INSERT INTO product_tag (product_id, tag_id) SELECT $1, id FROM unnest($2::uuid[]) AS id ON CONFLICT DO NOTHING',
);

/** Replaces a product's tags, which belong to its owner. A product without an owner keeps its tags. */
export async function setProductTags(
  tx: Queryable,
  { id, ownerId }: { id: string; ownerId: string | null },
  names: readonly string[],
): Promise<void> {
  if (ownerId === null) return;
  const tags = await ensureTags(tx, ownerId, names);
  await tx.run(clear, [id, tags]);
  if (tags.length > 0) await tx.run(attach, [id, tags]);
}
