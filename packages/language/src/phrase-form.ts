import { findWords } from './find-words.ts';
import { languageByCode } from './languages.ts';
import { needsDictionary } from './needs-dictionary.ts';
import { normaliseWord } from './normalise.ts';

const oneWord = /^[\p{L}\p{M}]+$/u;
const withoutSpaces = new Set(['zh', 'th'].map((code) => languageByCode(code)?.id));
const gap = /\s*(?:…|\.\.\.)\s*/u;

/** The form a word or phrase is kept under, with ` … ` for each gap; empty when there is no word in it. */
export const phraseForm = (text: string, languageId: number): string =>
  text
    .split(gap)
    .map((piece) => normaliseWord(piece, languageId))
    .filter((piece) => piece !== '')
    .join(' … ');

/**
 * Forms of the words of a phrase in order, null for a gap, split by the rules of its language; empty for a single word.
 * What needs a dictionary to be split is taken as it is, a word.
 */
export function phraseWords(text: string, languageId: number): (string | null)[] {
  if (needsDictionary(languageId)) return [];
  // One run of letters is one word, where words are written apart.
  if (oneWord.test(text) && !withoutSpaces.has(languageId)) return [];
  const runs = text
    .split(gap)
    .map((piece) => findWords(piece, languageId).map((word) => normaliseWord(word, languageId)))
    .filter((words) => words.length > 0);
  if (runs.flat().length < 2) return [];
  return runs.flatMap((words) => [null, ...words]).slice(1);
}
