import { statement, type Queryable } from '@glossa/db/database';

import { textColumns, textTables } from './text-row.ts';

// By an index that serves nothing else, see `learner_word_with_phrases`.
const ownPhrases =
  'SELECT FROM learner_word WHERE parts IS NOT NULL AND uuid_hash_extended(learner_id, 0) = uuid_hash_extended($2, 0)';

// A page is one round trip: the text with the words that the learner has, as one row without `seq`, and each sentence.
// The words come as arrays, because as rows they would cost the server more than all the rest of the page.
const page = statement(
  'reading-page',
  `WITH t AS (
     SELECT ${textColumns}, t.sentence_times[$3 + 1 : $4] AS times FROM ${textTables()}
     WHERE t.id = $1 AND t.owner_id = $2
   ), page AS (
     SELECT s.seq, s.text, s.spans, s.terms FROM sentence s
     WHERE s.document_id = (SELECT "documentId" FROM t) AND s.seq >= $3 AND s.seq < $4
   ), word AS (
     SELECT array_agg(w.term_id)::text AS ids, array_agg(w.level + CASE WHEN w.ignored THEN 8 ELSE 0 END)::text AS states,
       json_object_agg(w.term_id, w.translation) FILTER (WHERE w.translation <> '')::text AS translations
     FROM learner_word w
     WHERE w.learner_id = $2 AND w.term_id = ANY (ARRAY(SELECT unnest(terms) FROM page))
   ), pair AS (
     SELECT one::bigint << 32 | coalesce(two, 0) AS key FROM (
       SELECT unnest(terms) AS one, unnest(terms[2:]) AS two FROM page WHERE EXISTS (${ownPhrases})
     ) neighbours
     UNION ALL
     SELECT unnest(terms)::bigint << 32 FROM page
     WHERE EXISTS (${ownPhrases} AND phrase_pair(parts) & 4294967295 = 0)
   ), phrase AS (
     SELECT json_agg(json_build_object('id', p.term_id, 'parts', p.parts, 'level', p.level, 'ignored', p.ignored,
       'translation', p.translation))::text AS phrases
     FROM (
       SELECT * FROM learner_word
       WHERE parts IS NOT NULL AND uuid_hash_extended(learner_id, phrase_pair(parts))
         = ANY (ARRAY(SELECT uuid_hash_extended($2, key) FROM pair)) OFFSET 0
     ) p
     WHERE p.learner_id = $2
   )
   SELECT NULL AS seq, row_to_json(t)::text AS text, NULL AS spans, ids AS terms, states, translations, phrases
   FROM t, word, phrase
   UNION ALL
   (SELECT seq, text, spans, terms::text, NULL, NULL, NULL FROM page ORDER BY seq)`,
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

/** The learner's words of a page: arrays as text, `{12,7}`, in one order, and JSON of the translations by term. */
export interface PageWordsRow {
  terms: string | null;
  /** Levels, plus 8 when ignored. */
  states: string | null;
  translations: string | null;
  /** JSON of the phrases that may stand on the page: two of their words follow each other there. */
  phrases: string | null;
}

/** JSON of the text, its words on the page, and the sentences `from` to before `to`; undefined for no text. */
export async function selectPage(
  db: Queryable,
  { id, ownerId }: Key,
  from: number,
  to: number,
): Promise<{ text: string; words: PageWordsRow; sentences: SentenceRow[] } | undefined> {
  const [head, ...sentences] = await db.rows<SentenceRow & PageWordsRow & Record<string, unknown>>(page, [
    id,
    ownerId,
    from,
    to,
  ]);
  return head && { text: head.text, words: head, sentences };
}

/** Terms of the sentences `from` to `to`, both included. */
export const selectTerms = async (
  db: Queryable,
  { id, ownerId }: Key,
  from: number,
  to: number,
): Promise<number[]> => (await db.rows<{ id: number }>(range, [id, ownerId, from, to])).map((row) => row.id);
