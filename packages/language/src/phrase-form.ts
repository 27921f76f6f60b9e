import { findWords } from './find-words.ts';
import { languageByCode } from './languages.ts';
import { needsDictionary } from './needs-dictionary.ts';
import { normaliseWord } from './normalise.ts';

const oneWord = /^[\p{L}\p{M}]+$/u;
const withoutSpaces = new Set(['ja', 'zh', 'th'].map((code) => languageByCode(code)?.id));
const gap = /\s*(?:…|\.\.\.)\s*/u;

/**
 * The form a word or phrase is kept under, with ` … ` for each gap; empty when there is no word in it. Languages that are
 * written without spaces have none between the words of a phrase either.
 */
export const phraseForm = (text: string, languageId: number): string =>
  text
    .split(gap)
    .map((piece) => normaliseWord(piece, languageId))
    .map((piece) => (withoutSpaces.has(languageId) ? piece.replaceAll(/\s/gu, '') : piece))
    .filter((piece) => piece !== '')
    .join(' … ');

/** What stands between the gaps of a form; none for what can only be a single word. */
function piecesOf(form: string, languageId: number): string[] {
  // One run of letters is one word, where words are written apart.
  if (oneWord.test(form) && !withoutSpaces.has(languageId)) return [];
  return form.split(gap).filter((piece) => piece !== '');
}

/** The words of the pieces in order, null for a gap; none for a single word. */
function phraseOf(pieces: readonly string[][], languageId: number): (string | null)[] {
  const runs = pieces
    .map((words) => words.map((word) => normaliseWord(word, languageId)))
    .filter((words) => words.length > 0);
  if (runs.flat().length < 2) return [];
  return runs.flatMap((words) => [null, ...words]).slice(1);
}

/**
 * Forms of the words of a phrase in order, null for a gap, split by the rules of its language; empty for a single word.
 * What needs a dictionary to be split is taken as it is, a word; `splitPhrase` splits that too.
 */
export const phraseWords = (form: string, languageId: number): (string | null)[] =>
  needsDictionary(languageId)
    ? []
    : phraseOf(
        piecesOf(form, languageId).map((piece) => findWords(piece, languageId)),
        languageId,
      );

/** The same of any language; `find` finds the words of a text, with a dictionary where the language needs one. */
export const splitPhrase = async (
  form: string,
  languageId: number,
  find: (text: string, languageId: number) => Promise<string[]>,
): Promise<(string | null)[]> =>
  phraseOf(await Promise.all(piecesOf(form, languageId).map((piece) => find(piece, languageId))), languageId);
