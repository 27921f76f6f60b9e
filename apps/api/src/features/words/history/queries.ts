import type { WordChange } from '@glossa/contract/word-changes';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** Number of sample words shown per change. */
const sampleSize = 3;

interface NarrowTypes {
  list: { kind: WordChange['kind'] };
}

const sql = statements<QueryTypes, NarrowTypes>('wordsHistory', {
  // IDs, which are chronological, break ties. Changes recorded by older versions have no `after`.
  list: `SELECT c.id, c.kind, c.language, coalesce(cardinality(c.terms), 0) AS count, c.created_at AS "createdAt", c.undone_at AS "undoneAt",
     ARRAY(SELECT t.form FROM unnest(c.terms[1:${sampleSize}]) WITH ORDINALITY AS s(id, place)
       JOIN term t ON t.id = s.id ORDER BY s.place) AS forms,
     coalesce(c.before[1:${sampleSize}], '{}') AS before, c.after[1:${sampleSize}] AS after
   FROM word_change c
   WHERE c.learner_id = $1 AND ($2::smallint IS NULL OR c.language = $2)
     AND ($3::uuid IS NULL OR (c.created_at, c.id) < (SELECT o.created_at, o.id 
       FROM word_change o WHERE o.id = $3 AND o.learner_id = $1))
   ORDER BY c.created_at DESC, c.id DESC LIMIT $4`,
});

/** Lists a learner's word changes in one or all languages, latest first, starting after the change `after`. */
export const listChanges = (
  db: Queryable,
  learnerId: string,
  { language, after, limit }: { language: number | undefined; after: string | undefined; limit: number },
) => many(db, sql.list, [learnerId, language ?? null, after ?? null, limit]);
