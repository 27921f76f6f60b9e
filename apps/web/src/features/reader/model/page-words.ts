import type { ReadingPage } from '@glossa/contract/texts';

/** An occurrence of a word on the page. */
export interface PageWord {
  /** Id of the word. */
  id: number;
  /** As it is written here. */
  text: string;
  /** Number of its sentence in the text. */
  seq: number;
}

/** The words of a page in reading order; a word's number on the page is its index here. */
export const pageWords = (sentences: ReadingPage['sentences']): PageWord[] =>
  sentences.flatMap(({ seq, tokens }) =>
    tokens.flatMap(({ t, w }) => (w === undefined ? [] : [{ id: w, text: t, seq }])),
  );

/** A sentence as it is written, on one line. */
export const sentenceText = (sentences: ReadingPage['sentences'], seq: number): string =>
  (sentences.find((sentence) => sentence.seq === seq)?.tokens ?? [])
    .map(({ t }) => t)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Index of the word to go to: `step` words on from `current`, or the first (last) one when none is selected.
 * It stays at the ends of the page; undefined when the page has no words.
 */
export function stepWord(count: number, current: number | undefined, step: 1 | -1): number | undefined {
  if (count === 0) return undefined;
  if (current === undefined) return step === 1 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, current + step));
}

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
