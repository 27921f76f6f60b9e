import { statement, type Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

// Finds each tag by its name in any case, and makes the missing ones.
const ensure = statement(
  'ensure-tags',
  `INSERT INTO tag (id, owner_id, name) SELECT id, $1, name FROM unnest($2::uuid[], $3::text[]) AS given(id, name)
   ON CONFLICT (owner_id, name) DO NOTHING`,
);
const clear = statement(
  'clear-text-tags',
  `DELETE FROM text_tag USING text t WHERE text_id = $1 AND t.id = text_id AND t.owner_id = $2`,
);
const attach = statement(
  'attach-tags',
  `INSERT INTO text_tag (text_id, tag_id)
   SELECT $1, id FROM tag WHERE owner_id = $2 AND name = ANY($3::citext[]) ON CONFLICT DO NOTHING`,
);
const used = statement(
  'used-text-tags',
  `SELECT g.name::text FROM tag g WHERE g.owner_id = $1
     AND EXISTS (SELECT 1 FROM text_tag tt WHERE tt.tag_id = g.id) ORDER BY g.name`,
);

/** Gives a text exactly these tags. */
export async function setTextTags(
  tx: Queryable,
  { textId, ownerId }: { textId: string; ownerId: string },
  names: readonly string[],
): Promise<void> {
  await tx.run(clear, [textId, ownerId]);
  const distinct = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()].sort();
  if (distinct.length === 0) return;
  await tx.run(ensure, [ownerId, distinct.map(newId), distinct]);
  await tx.run(attach, [textId, ownerId, distinct]);
}

/** Names of the tags that a learner's texts carry. */
export const usedTags = (db: Queryable, ownerId: string): Promise<{ name: string }[]> =>
  db.rows(used, [ownerId]);
