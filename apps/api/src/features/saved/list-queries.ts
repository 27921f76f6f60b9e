import type { SavedKind } from '@glossa/contract/saved';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import { escapeLike } from '#domain/library/select-list-page.ts';
import { savedColumns, savedTables, type SavedRow } from './saved-row.ts';
import type { QueryTypes } from './list-queries.types.ts';

const shown = `owner_id = $1 AND language = $2 AND deleted_at IS NULL`;
const order = (alias: string): string => `${alias}.created_at DESC, ${alias}.id DESC`;

const pageOf = (condition: string): string =>
  `SELECT ${savedColumns} FROM ${savedTables(`(
     SELECT * FROM saved_item s WHERE ${shown} ${condition} ORDER BY ${order('s')} LIMIT $3 OFFSET $4)`)}
   ORDER BY ${order('s')}`;

// Each half uses its own trigram index: the item's text, and the word's current translation.
const hits = (pattern: string) => `hits AS MATERIALIZED (
    SELECT id, kind, created_at FROM saved_item
    WHERE ${shown} AND lower(quote || ' ' || source_title || ' ' || note) LIKE ${pattern}
    UNION
    SELECT s.id, s.kind, s.created_at FROM word_search w JOIN saved_item s ON s.owner_id = $1 AND s.term_id = w.term_id
    WHERE w.learner_id = $1 AND w.language = $2 AND w.text LIKE ${pattern} AND s.deleted_at IS NULL
  )`;

type Narrow = Pick<SavedRow, 'kind'>;
interface NarrowTypes {
  list: Narrow;
  listKind: Narrow;
  count: Narrow;
  find: Narrow;
  countFound: Narrow;
}

export const sql = statements<QueryTypes, NarrowTypes>('savedList', {
  list: pageOf(''),
  listKind: pageOf('AND kind = $5'),
  count: `SELECT kind, count(*)::int AS count FROM saved_item WHERE ${shown} GROUP BY kind`,
  find: `WITH ${hits('$3')}, page AS (
     SELECT id FROM hits WHERE $6::text IS NULL OR kind = $6 ORDER BY ${order('hits')} LIMIT $4 OFFSET $5
   )
   SELECT ${savedColumns} FROM ${savedTables('(SELECT i.* FROM page JOIN saved_item i USING (id))')}
   ORDER BY ${order('s')}`,
  countFound: `WITH ${hits('$3')} SELECT kind, count(*)::int AS count FROM hits GROUP BY kind`,
});

export interface SavedFilter {
  ownerId: string;
  language: number;
  kind: SavedKind | undefined;
  search: string | undefined;
}

/** Selects a page of saved items of a language, newest first, with the number of matches by kind. */
export async function selectSaved(
  db: Queryable,
  { ownerId, language, kind, search }: SavedFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SavedRow[]; counts: Record<SavedKind, number> }> {
  const mine = [ownerId, language] as const;
  const pattern = search ? `%${escapeLike(search.toLowerCase())}%` : undefined;
  const [rows, numbers] = await Promise.all([
    pattern
      ? many(db, sql.find, [...mine, pattern, limit, offset, kind ?? null])
      : kind
        ? many(db, sql.listKind, [...mine, limit, offset, kind])
        : many(db, sql.list, [...mine, limit, offset]),
    pattern ? many(db, sql.countFound, [...mine, pattern]) : many(db, sql.count, mine),
  ]);
  const ofKind: Record<SavedKind, number> = { sentence: 0, word: 0, text: 0, moment: 0 };
  for (const row of numbers) ofKind[row.kind] = row.count;
  return { rows, counts: ofKind };
}
