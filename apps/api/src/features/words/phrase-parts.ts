import { messages } from '@glossa/contract/messages';
import { longestPhrase } from '@glossa/contract/words';
import type { Queryable } from '@glossa/db/database';
import { termIds } from '@glossa/documents/term-ids';
import { phraseWords } from '@glossa/language/phrase-form';

import { failFields } from '../../http/fail.ts';
import { countTerms } from './queries.ts';

/**
 * Terms of a phrase in order, 0 for a gap; undefined for a single word. `text` is its form, `given` the terms as a page
 * tells them. Refuses a phrase of more than eight words, and terms that are none of the language.
 */
export async function phraseParts(
  db: Queryable,
  { text, language, given }: { text: string; language: number; given: readonly number[] | undefined },
): Promise<number[] | undefined> {
  const parts = given ? await checkedParts(db, language, given) : await splitParts(db, language, text);
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

/** Splits a form by the rules of its language. */
async function splitParts(db: Queryable, language: number, text: string): Promise<number[]> {
  const words = phraseWords(text, language);
  const ids = await termIds(db, language, [...new Set(words.filter((word) => word !== null))]);
  return words.map((word) => (word === null ? 0 : (ids.get(word) ?? 0)));
}
