import type { Queryable } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';

import { pageStatement, selectPage } from '#domain/pages/page-statement.ts';
import { textColumns, textTables } from './text-row.ts';
import type { QueryTypes } from './page-queries.types.ts';

interface NarrowTypes {
  findOpening: { perPage: number | null };
}

export const sql = statements<QueryTypes, NarrowTypes>('textsPage', {
  page: pageStatement({
    head: `SELECT ${textColumns}, t.sentence_times[$3 + 1 : $4] AS times FROM ${textTables()}
     WHERE t.id = $1 AND t.owner_id = $2`,
    from: '$3',
    until: '$4',
  }),
  listTerms: `SELECT DISTINCT unnest(s.terms) AS "id!" FROM text t JOIN sentence s ON s.document_id = t.document_id
   WHERE t.id = $1 AND t.owner_id = $2 AND s.seq BETWEEN $3 AND $4`,
  findOpening: `SELECT least(t.position, greatest(d.sentence_count - 1, 0)) AS place, l.settings->'sentencesPerPage' AS "perPage"
   FROM text t JOIN document d ON d.id = t.document_id JOIN learner l ON l.id = t.owner_id
   WHERE t.id = $1 AND t.owner_id = $2`,
});

interface Key {
  id: string;
  ownerId: string;
}

/** Finds the reading position of a text, and the learner's page size if they ever set one. */
export const selectOpening = (
  db: Queryable,
  { id, ownerId }: Key,
): Promise<{ place: number; perPage: number | null } | undefined> =>
  first(db, sql.findOpening, [id, ownerId]);

/**
 * Selects a page as JSON: the text, its words on the page, and the sentences from `from` up to but not including `to`.
 * Undefined if there is no such text.
 */
export const selectTextPage = (db: Queryable, { id, ownerId }: Key, from: number, to: number) =>
  selectPage(db, sql.page, [id, ownerId, from, to]);

/** Selects the terms of the sentences `from` to `to`, inclusive. */
export const selectTerms = async (
  db: Queryable,
  { id, ownerId }: Key,
  from: number,
  to: number,
): Promise<number[]> => (await many(db, sql.listTerms, [id, ownerId, from, to])).map((row) => row.id);
