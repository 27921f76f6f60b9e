import type { Sentence } from './sentence.ts';

/** An occurrence of a word among the sentences on show. */
export interface ShownWord {
  /** Id of the word. */
  id: number;
  /** As it is written here. */
  text: string;
  /** Number of its sentence in the text or video. */
  seq: number;
  /** What stands between the word before it in the sentence, or the sentence's beginning, and this one. */
  before: string;
}

/** The words of some sentences in their order; a word's number among those on show is its index here. */
export const shownWords = (sentences: readonly Sentence[]): ShownWord[] =>
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
export const sentenceText = (sentences: readonly Sentence[], seq: number): string =>
  (sentences.find((sentence) => sentence.seq === seq)?.tokens ?? [])
    .map(({ t }) => t)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Index of the next word after `current` that `fits`, going round at the end. */
export function nextWord(
  words: readonly ShownWord[],
  current: number | undefined,
  fits: (word: ShownWord) => boolean,
): number | undefined {
  const start = current === undefined ? 0 : current + 1;
  const order = words.map((_, step) => (start + step) % words.length);
  return order.find((index) => fits(words[index] as ShownWord));
}
