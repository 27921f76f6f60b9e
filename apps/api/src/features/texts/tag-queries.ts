import { statement, type Queryable } from '@glossa/db/database';

const used = statement(
  'used-text-tags',
  `SELECT g.name::text FROM tag g WHERE g.owner_id = $1
     AND EXISTS (SELECT 1 FROM text_tag tt WHERE tt.tag_id = g.id) ORDER BY g.name`,
);

/** Names of the tags that a learner's texts carry. */
export const usedTags = (db: Queryable, ownerId: string): Promise<{ name: string }[]> =>
  db.rows(used, [ownerId]);
