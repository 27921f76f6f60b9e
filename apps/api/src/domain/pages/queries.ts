import type { Queryable } from '@glossa/db/database';
import { many, type TypedStatement } from '@glossa/db/statements';

/**
 * Returns the SQL for a part of a document as a learner sees it. One round trip returns the head with the learner's
 * words, as the first row, and each sentence.
 *
 * `head` selects at most one row with a `"documentId"`. `from`, `until` and `isKnown` are SQL for the first sentence,
 * the sentence after the last one, and whether to leave out the sentences; they can refer to the head as `t`. `$2` is
 * the learner.
 */
export const pageStatement = ({
  head,
  from,
  until,
  isKnown = 'false',
}: {
  head: string;
  from: string;
  until: string;
  isKnown?: string;
}): string =>
  `WITH t AS (${head})
   SELECT CASE WHEN page.seq IS NULL THEN row_to_json(t)::text END AS "head!", page.seq AS "seq!", page.text AS "text!",
     page.spans AS "spans!", page.terms AS "terms!", page.states, page.translations, page.phrases,
     page.phrase_translations AS "phraseTranslations"
   FROM t CROSS JOIN LATERAL read_page($2, t."documentId", ${from}, ${until}, ${isKnown}) page`;

/** A sentence with the spans of its words and their terms, as the text of an array: `{12,7}`. */
export interface SentenceRow {
  seq: number;
  text: string;
  spans: Buffer;
  terms: string;
}

/** The learner's words and phrases, as text that is cheap to build and to parse. */
export interface PageWordsRow {
  /** IDs of the words, such as `{12,7}`. */
  terms: string;
  /** Levels of the words, plus 8 if ignored, in the same order. Null if there are no words. */
  states: string | null;
  /** JSON of the words' translations that aren't empty, by ID. */
  translations: string | null;
  /**
   * Phrases that may occur on the page, because two of their words are adjacent: ID, level (plus 8 if ignored) and
   * parts, such as `5 2 {12,7};6 13 {12,0,8}`.
   */
  phrases: string | null;
  /** JSON of the phrases' translations that aren't empty, by ID. */
  phraseTranslations: string | null;
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
