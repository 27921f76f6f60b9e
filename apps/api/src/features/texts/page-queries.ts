import { statement, type Queryable } from '@glossa/db/database';

import { textColumns, textTables } from './text-row.ts';

// A page is one round trip: the text with the words that the learner has, as one row without `seq`, and each sentence.
// The words come as JSON text, because as rows they would cost the server more than all the rest of the page.
const page = statement(
  'reading-page',
  `WITH t AS (
     SELECT ${textColumns.replace(/,\s*\(SELECT array_agg[\s\S]*$/, '')} FROM ${textTables}
     WHERE t.id = $1 AND t.owner_id = $2
   ), page AS (
     SELECT s.seq, s.text, s.spans, s.terms FROM sentence s
     WHERE s.document_id = (SELECT "documentId" FROM t) AND s.seq >= $3 AND s.seq < $4
   )
   SELECT NULL AS seq, row_to_json(t)::text AS text, NULL AS spans, (
     SELECT string_agg('"' || w.term_id || '":{"level":' || w.level || ',"ignored":' || w.ignored::text
       || ',"translation":' || CASE WHEN w.translation = '' THEN '""' ELSE to_json(w.translation)::text END || '}', ',')
     FROM learner_word w
     WHERE w.learner_id = $2 AND w.term_id = ANY (ARRAY(SELECT DISTINCT unnest(terms) FROM page))
   ) AS terms
   FROM t
   UNION ALL
   (SELECT seq, text, spans, terms::text FROM page ORDER BY seq)`,
);
const range = statement(
  'range-terms',
  `SELECT DISTINCT unnest(s.terms) AS id FROM text t JOIN sentence s ON s.document_id = t.document_id
   WHERE t.id = $1 AND t.owner_id = $2 AND s.seq BETWEEN $3 AND $4`,
);

/** A sentence with the places of its words and their terms, as the text of an array: `{12,7}`. */
export interface SentenceRow {
  seq: number;
  text: string;
  spans: Buffer;
  terms: string;
}

interface Key {
  id: string;
  ownerId: string;
}

/** JSON of the text and of its words on the page, and the sentences `from` to before `to`; undefined for no text. */
export async function selectPage(
  db: Queryable,
  { id, ownerId }: Key,
  from: number,
  to: number,
): Promise<{ text: string; words: string; sentences: SentenceRow[] } | undefined> {
  const [head, ...sentences] = await db.rows<SentenceRow & Record<string, unknown>>(page, [
    id,
    ownerId,
    from,
    to,
  ]);
  return head && { text: head.text, words: `{${head.terms ?? ''}}`, sentences };
}

/** Terms of the sentences `from` to `to`, both included. */
export const selectTerms = async (
  db: Queryable,
  { id, ownerId }: Key,
  from: number,
  to: number,
): Promise<number[]> => (await db.rows<{ id: number }>(range, [id, ownerId, from, to])).map((row) => row.id);
