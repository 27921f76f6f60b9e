import type { Queryable } from '@glossa/db/database';
import { many, type TypedStatement } from '@glossa/db/statements';

// Phrases use the index `learner_word_by_phrase`, which begins with the learner. There is no other index on `parts`,
// and the planner considers phrase_key() too expensive to compute for each row.
const ownPhrasesSql = (keys: string): string =>
  `SELECT FROM learner_word WHERE parts IS NOT NULL AND learner_id = $2 AND phrase_key(parts) ${keys}`;

/**
 * Returns the SQL for a part of a document as a learner sees it. One round trip returns the head with the learner's
 * words, as the first row, and each sentence. The words are arrays, because rows would cost the server more than
 * everything else together.
 *
 * `head` selects at most one row with a `"documentId"`. `from` and `until` are SQL for the first sentence and the one
 * after the last, and can refer to the head as `t`. `$2` is the learner.
 */
export const pageStatement = ({ head, from, until }: Record<'head' | 'from' | 'until', string>): string =>
  `WITH t AS (${head}), page AS (
     SELECT s.seq, s.text, s.spans, s.terms FROM sentence s
     WHERE s.document_id = (SELECT "documentId" FROM t) AND s.seq >= ${from} AND s.seq < ${until}
   ), word AS (
     SELECT array_agg(w.term_id)::text AS ids, array_agg(w.level + CASE WHEN w.ignored THEN 8 ELSE 0 END)::text AS states,
       json_object_agg(w.term_id, w.translation) FILTER (WHERE w.translation <> '')::text AS translations
     FROM learner_word w
     WHERE w.learner_id = $2 AND w.term_id = ANY (ARRAY(SELECT unnest(terms) FROM page))
   ), pair AS (
     SELECT one::bigint << 32 | two AS key FROM (
       SELECT unnest(terms) AS one, unnest(terms[2:]) AS two FROM page WHERE EXISTS (${ownPhrasesSql('> 0')})
     ) neighbours
     UNION ALL
     SELECT -unnest(terms)::bigint FROM page WHERE EXISTS (${ownPhrasesSql('< 0')})
   ), phrase AS (
     SELECT json_agg(json_build_object('id', p.term_id, 'parts', p.parts, 'level', p.level, 'ignored', p.ignored,
       'translation', p.translation))::text AS phrases
     FROM learner_word p
     WHERE p.parts IS NOT NULL AND p.learner_id = $2 AND phrase_key(p.parts) = ANY (ARRAY(SELECT key FROM pair))
   )
   SELECT 0 AS seq, row_to_json(t)::text AS head, '' AS text, ''::bytea AS spans, coalesce(ids, '{}') AS "terms!", states,
     translations, phrases
   FROM t, word, phrase
   UNION ALL
   (SELECT seq, '', text, spans, terms::text, NULL, NULL, NULL FROM page ORDER BY seq)`;

/** A sentence with the spans of its words and their terms, as the text of an array: `{12,7}`. */
export interface SentenceRow {
  seq: number;
  text: string;
  spans: Buffer;
  terms: string;
}

/** The learner's words: parallel arrays as text, such as `{12,7}`, and JSON of the translations by term. */
export interface PageWordsRow {
  terms: string;
  /** Levels, plus 8 if ignored. Null if there are no words. */
  states: string | null;
  translations: string | null;
  /** JSON of phrases that may occur on the page, because two of their words are adjacent. */
  phrases: string | null;
}

/** A row of a `pageStatement`. */
interface PageRow extends SentenceRow, PageWordsRow {
  head: string;
}

/** Runs a `pageStatement`. Returns JSON of its head, the words and the sentences. Undefined if the head has no row. */
export async function findPageContent<Params extends readonly unknown[]>(
  db: Queryable,
  prepared: TypedStatement<{ params: Params; row: PageRow }>,
  values: Readonly<Params>,
): Promise<{ head: string; words: PageWordsRow; sentences: SentenceRow[] } | undefined> {
  const [first, ...sentences] = await many(db, prepared, values);
  return first && { head: first.head, words: first, sentences };
}
