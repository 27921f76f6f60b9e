import type { ReadingPage } from '@glossa/contract/reading';

/** An occurrence of a word on the page. */
export interface PageWord {
  /** Id of the word. */
  id: number;
  /** As it is written here. */
  text: string;
  /** Number of its sentence in the text. */
  seq: number;
  /** What stands between the word before it in the sentence, or the sentence's beginning, and this one. */
  before: string;
}

/** The words of a page in reading order; a word's number on the page is its index here. */
export const pageWords = (sentences: ReadingPage['sentences']): PageWord[] =>
  sentences.flatMap(({ seq, tokens }) => {
    let before = '';
    return tokens.flatMap(({ t, w }) => {
      if (w === undefined) {
        before += t;
        return [];
      }
      const word = { id: w, text: t, seq, before };
      before = '';
      return [word];
    });
  });

/** A sentence as it is written, on one line. */
export const sentenceText = (sentences: ReadingPage['sentences'], seq: number): string =>
  (sentences.find((sentence) => sentence.seq === seq)?.tokens ?? [])
    .map(({ t }) => t)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Index of the next word after `current` that `fits`, going round at the end of the page. */
export function nextWord(
  words: readonly PageWord[],
  current: number | undefined,
  fits: (word: PageWord) => boolean,
): number | undefined {
  const start = current === undefined ? 0 : current + 1;
  const order = words.map((_, step) => (start + step) % words.length);
  return order.find((index) => fits(words[index] as PageWord));
}
