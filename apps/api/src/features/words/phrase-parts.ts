import type { Analyser } from '@glossa/analyser/analyser';
import { failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { longestPhrase } from '@glossa/contract/words';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';
import { needsDictionary } from '@glossa/language/needs-dictionary';
import { splitPhrase } from '@glossa/language/phrase-form';

import { termIds } from '#domain/documents/term-ids.ts';
import { countTerms } from './queries.ts';
import type { QueryTypes } from './phrase-parts.types.ts';

export const sql = statements<QueryTypes>('wordsPhraseParts', {
  listMetForms: `SELECT t.form FROM term t WHERE t.language = $1 AND t.form = ANY($2)
     AND EXISTS (SELECT 1 FROM document_word dw WHERE dw.term_id = t.id)`,
});

/** What is needed to find the words of a phrase whose parts are not given. */
export interface PhraseDeps {
  db: Queryable;
  analyser: Pick<Analyser, 'findWords'>;
}

/**
 * Returns the term IDs of a phrase in order, 0 for a gap; undefined for a single word. `text` is its form, `given` the
 * terms from a page, if known. Refuses a phrase of more than eight words, and terms of another language.
 */
export async function phraseParts(
  deps: PhraseDeps,
  { text, language, given }: { text: string; language: number; given: readonly number[] | undefined },
): Promise<number[] | undefined> {
  const parts = given ? await checkedParts(deps.db, language, given) : await splitParts(deps, language, text);
  const words = parts.filter((part) => part !== 0).length;
  if (words > longestPhrase) return failFields({ text: [messages.phrase_long] });
  return words > 1 ? parts : undefined;
}

async function checkedParts(db: Queryable, language: number, given: readonly number[]): Promise<number[]> {
  const isOdd = given.some((part, index) => part === 0 && (given[index + 1] ?? 0) === 0);
  const terms = new Set(given.filter((part) => part !== 0));
  if (isOdd || given[0] === 0 || (await countTerms(db, language, [...terms])) < terms.size) {
    return failFields({ parts: [messages.phrase_invalid] });
  }
  return [...given];
}

/** Splits a form by the rules of its language and returns its term IDs. */
async function splitParts(deps: PhraseDeps, language: number, text: string): Promise<number[]> {
  const [words = []] = await splitForms(deps, language, [text]);
  const ids = await termIds(deps.db, language, [...new Set(words.filter((word) => word !== null))]);
  return words.map((word) => (word === null ? 0 : (ids.get(word) ?? 0)));
}

/** Returns the words of each form in order, null for a gap; an empty array for a single word. */
export async function splitForms(
  { db, analyser }: PhraseDeps,
  language: number,
  forms: readonly string[],
): Promise<(string | null)[][]> {
  // A form that occurs in a text as one word is one, so it needs no dictionary.
  const met = needsDictionary(language) ? await many(db, sql.listMetForms, [language, forms]) : [];
  const words = new Set(met.map(({ form }) => form));
  return Promise.all(
    forms.map(async (form) => (words.has(form) ? [] : splitPhrase(form, language, analyser.findWords))),
  );
}
