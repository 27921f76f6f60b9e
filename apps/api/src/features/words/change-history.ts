import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import type { listWordChanges, WordChange } from '@glossa/contract/word-changes';
import type { Database } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';
import { languageById } from '@glossa/language/languages';

import type { QueryTypes } from './change-history.types.ts';

/** Number of sample words shown per change. */
const sampled = 3;

interface NarrowTypes {
  list: { kind: WordChange['kind'] };
}

export const sql = statements<QueryTypes, NarrowTypes>('wordsChangeHistory', {
  // IDs are chronological. Changes recorded by older versions have no `after`.
  list: `SELECT c.id, c.kind, c.language, coalesce(cardinality(c.terms), 0) AS count, c.created_at AS "createdAt", c.undone_at AS "undoneAt",
     ARRAY(SELECT t.form FROM unnest(c.terms[1:${sampled}]) WITH ORDINALITY AS s(id, place)
       JOIN term t ON t.id = s.id ORDER BY s.place) AS forms,
     coalesce(c.before[1:${sampled}], '{}') AS before, c.after[1:${sampled}] AS after
   FROM word_change c
   WHERE c.learner_id = $1 AND ($2::smallint IS NULL OR c.language = $2)
     AND ($3::uuid IS NULL OR (c.created_at, c.id) < (SELECT o.created_at, o.id 
       FROM word_change o WHERE o.id = $3 AND o.learner_id = $1))
   ORDER BY c.created_at DESC, c.id DESC LIMIT $4`,
});

const state = (value: number | undefined) =>
  value === undefined || value < 0 ? null : { level: value & 7, ignored: value >= 8 };

/** Lists a learner's word changes, latest first. */
export async function listChanges(
  db: Database,
  learnerId: string,
  { language, after, page_size: size }: HandlerInput<typeof listWordChanges>['query'],
): Promise<HandlerResult<typeof listWordChanges>> {
  const rows = await many(db, sql.list, [learnerId, language ?? null, after ?? null, size + 1]);
  return {
    more: rows.length > size,
    results: rows.slice(0, size).map((row) => ({
      id: row.id,
      kind: row.kind,
      language: languageById(row.language)?.code ?? '',
      count: row.count,
      sample: row.forms.map((text, index) => ({
        text,
        before: state(row.before[index]),
        after: state(row.after?.[index]),
      })),
      created_at: row.createdAt.toISOString(),
      undone_at: row.undoneAt?.toISOString() ?? null,
    })),
  };
}
