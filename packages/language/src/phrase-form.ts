import { findWords } from './find-words.ts';
import { languageByCode } from './languages.ts';
import { needsDictionary } from './needs-dictionary.ts';
import { normalizeWord } from './normalize.ts';

const oneWord = /^[\p{L}\p{M}]+$/u;
const withoutSpaces = new Set(['ja', 'zh', 'th'].map((code) => languageByCode(code)?.id));
const gap = /\s*(?:…|\.\.\.)\s*/u;

/**
 * Returns the form under which a word or phrase is stored, with ` … ` for each gap. Empty if it contains no word. In
 * languages written without spaces, the words of a phrase aren't separated by spaces either.
 */
export const phraseForm = (text: string, languageId: number): string =>
  text
    .split(gap)
    .map((piece) => normalizeWord(piece, languageId))
    .map((piece) => (withoutSpaces.has(languageId) ? piece.replaceAll(/\s/gu, '') : piece))
    .filter((piece) => piece !== '')
    .join(' … ');

/** Returns the parts between the gaps of a form. Empty if it can only be a single word. */
function splitPieces(form: string, languageId: number): string[] {
  // A run of letters is one word in languages that separate words by spaces.
  if (oneWord.test(form) && !withoutSpaces.has(languageId)) return [];
  return form.split(gap).filter((piece) => piece !== '');
}

/** Returns the words of the parts in order, null for a gap. Empty for a single word. */
function toPhraseWords(pieces: readonly string[][], languageId: number): (string | null)[] {
  const runs = pieces
    .map((words) => words.map((word) => normalizeWord(word, languageId)))
    .filter((words) => words.length > 0);
  if (runs.flat().length < 2) return [];
  return runs.flatMap((words) => [null, ...words]).slice(1);
}

/**
 * Returns the forms of a phrase's words in order, null for a gap. Empty for a single word. In a language that needs a
 * dictionary, any text counts as a single word; use `splitPhrase` there.
 */
export const phraseWords = (form: string, languageId: number): (string | null)[] =>
  needsDictionary(languageId)
    ? []
    : toPhraseWords(
        splitPieces(form, languageId).map((piece) => findWords(piece, languageId)),
        languageId,
      );

/** Like `phraseWords`, but for any language. `find` finds the words of a text, with a dictionary if needed. */
export const splitPhrase = async (
  form: string,
  languageId: number,
  find: (text: string, languageId: number) => Promise<string[]>,
): Promise<(string | null)[]> =>
  toPhraseWords(
    await Promise.all(splitPieces(form, languageId).map((piece) => find(piece, languageId))),
    languageId,
  );
