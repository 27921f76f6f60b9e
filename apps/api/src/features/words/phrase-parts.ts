import { messages } from '@glossa/contract/messages';
import { longestPhrase } from '@glossa/contract/words';
import type { Database } from '@glossa/db/database';
import { termIds } from '@glossa/documents/term-ids';
import { needsDictionary } from '@glossa/language/needs-dictionary';
import { findWords } from '@glossa/language/find-words';
import { normaliseWord } from '@glossa/language/normalise';

import { failFields } from '../../http/fail.ts';
import { countTerms } from './queries.ts';

const gap = /\s*(?:…|\.\.\.)\s*/u;

/** The form a word or phrase is kept under, with ` … ` for each gap; empty when there is no word in it. */
export const phraseForm = (text: string, language: number): string =>
  text
    .split(gap)
    .map((piece) => normaliseWord(piece, language))
    .filter((piece) => piece !== '')
    .join(' … ');

/**
 * Terms of a phrase in order, 0 for a gap; undefined for a single word. `text` is its form, `given` the terms as a page
 * tells them. Refuses a phrase of more than eight words, and terms that are none of the language.
 */
export async function phraseParts(
  db: Database,
  { text, language, given }: { text: string; language: number; given: readonly number[] | undefined },
): Promise<number[] | undefined> {
  const parts = given ? await checkedParts(db, language, given) : await splitParts(db, language, text);
  const words = parts.filter((part) => part !== 0).length;
  if (words > longestPhrase) return failFields({ text: [messages.phrase_long] });
  return words > 1 ? parts : undefined;
}

async function checkedParts(db: Database, language: number, given: readonly number[]): Promise<number[]> {
  const isOdd = given.some((part, index) => part === 0 && (given[index + 1] ?? 0) === 0);
  const terms = new Set(given.filter((part) => part !== 0));
  if (isOdd || given[0] === 0 || (await countTerms(db, language, [...terms])) < terms.size) {
    return failFields({ parts: [messages.phrase_invalid] });
  }
  return [...given];
}

/** Splits a form by the rules of its language; one that needs a dictionary is taken as it is, a word. */
async function splitParts(db: Database, language: number, text: string): Promise<number[]> {
  if (needsDictionary(language)) return [];
  const runs = text
    .split(gap)
    .map((piece) => findWords(piece, language).map((word) => normaliseWord(word, language)))
    .filter((words) => words.length > 0);
  if (runs.flat().length < 2) return [];
  const ids = await termIds(db, language, [...new Set(runs.flat())]);
  const parts = runs.flatMap((words) => [0, ...words.map((word) => ids.get(word) ?? 0)]);
  return parts.slice(1);
}
