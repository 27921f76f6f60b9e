import type { Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('lemmas', {
  listWaitingDocuments: `SELECT id FROM (
     (SELECT id FROM document WHERE NOT lemmatised AND status = 'ready' ORDER BY id LIMIT $1)
     UNION (SELECT id FROM document WHERE grammar_points IS NULL AND status = 'ready' ORDER BY id LIMIT $1)
   ) waiting ORDER BY id LIMIT $1`,
  findWaitingDocument: `SELECT language, NOT lemmatised AS "needsLemmas", grammar_points IS NULL AS "needsGrammar" FROM document
   WHERE id = $1 AND (NOT lemmatised OR grammar_points IS NULL) AND status = 'ready'`,
  listTermsWithoutLemma: `SELECT t.id, t.form FROM document_word w JOIN term t ON t.id = w.term_id
   WHERE w.document_id = $1 AND w.term_id > $2
     AND NOT EXISTS (SELECT FROM term_lemma l WHERE l.term_id = w.term_id)
   ORDER BY w.term_id LIMIT $3`,
  insert: `INSERT INTO term_lemma (term_id, lemma_id, source, rank)
   SELECT term, lemma, $4, rank FROM unnest($1::int[], $2::int[], $3::int[]) AS given(term, lemma, rank)
   ORDER BY term, rank
   ON CONFLICT (term_id, rank) DO NOTHING`,
  listSentences: 'SELECT text FROM sentence WHERE document_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3',
  setGrammar: 'UPDATE document SET grammar_points = $2 WHERE id = $1 AND grammar_points IS NULL',
  recount: 'SELECT recount_families($1, $2)',
});

/** Lists ready documents whose lemmas or grammar have not been determined, oldest first. */
export const listWaitingDocuments = async (db: Queryable, limit: number): Promise<number[]> =>
  (await many(db, sql.listWaitingDocuments, [limit])).map(({ id }) => id);

/** Returns which steps a ready document still needs, or undefined when it needs none. */
export const findWaitingDocument = (db: Queryable, documentId: number) =>
  first(db, sql.findWaitingDocument, [documentId]);

/** Returns the texts of up to `limit` sentences of a document, starting at number `from`. */
export const listSentences = async (
  db: Queryable,
  documentId: number,
  from: number,
  limit: number,
): Promise<string[]> =>
  (await many(db, sql.listSentences, [documentId, from, limit])).map(({ text }) => text);

/** Stores the grammar points found in a document. */
export const storeGrammar = (db: Queryable, documentId: number, points: readonly string[]): Promise<number> =>
  run(db, sql.setGrammar, [documentId, points]);

export type TermRow = QueryTypes['listTermsWithoutLemma']['row'];

/** Lists terms of a document that have no lemma yet, with IDs above `last`. */
export const listTermsWithoutLemma = (
  db: Queryable,
  documentId: number,
  last: number,
  limit: number,
): Promise<TermRow[]> => many(db, sql.listTermsWithoutLemma, [documentId, last, limit]);

/** A suggested lemma; `rank` 0 is the best. */
export interface Suggestion {
  term: number;
  lemma: number;
  rank: number;
}

/**
 * Inserts suggestions for terms of a language without replacing existing ones. Also updates the counts of learners who
 * count by word family, so run it in a transaction.
 */
export async function insertSuggestions(
  tx: Queryable,
  rows: readonly Suggestion[],
  { language, source }: { language: number; source: number },
): Promise<void> {
  const ids = rows.map(({ term }) => term);
  await run(tx, sql.insert, [ids, rows.map(({ lemma }) => lemma), rows.map(({ rank }) => rank), source]);
  await run(tx, sql.recount, [language, ids]);
}

/** Records that all terms of a document have been looked up. */
export const markLemmatized = async (db: Queryable, documentId: number): Promise<void> => {
  await db.prisma.document.updateMany({ where: { id: documentId }, data: { lemmatised: true } });
};
