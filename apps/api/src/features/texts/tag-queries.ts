import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './tag-queries.types.ts';

export const sql = statements<QueryTypes>('textsTag', {
  listUsed: `SELECT g.name::text FROM tag g WHERE g.owner_id = $1
     AND EXISTS (SELECT 1 FROM text_tag tt WHERE tt.tag_id = g.id) ORDER BY g.name`,
});

/** Selects the names of the tags on a learner's texts. */
export const usedTags = (db: Queryable, ownerId: string): Promise<{ name: string }[]> =>
  many(db, sql.listUsed, [ownerId]);
