import type { Sentence } from './sentence.ts';

/** An occurrence of a word in the sentences on screen. */
export interface ShownWord {
  /** ID of the word. */
  id: number;
  /** As written here. */
  text: string;
  /** Number of its sentence in the text or video. */
  seq: number;
  /** The text between this word and the previous one, or the start of the sentence. */
  before: string;
}

/** Returns the words of some sentences in order; a word's index here is its index among those on screen. */
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

/** Returns the text of a sentence, on one line. */
export const sentenceText = (sentences: readonly Sentence[], seq: number): string =>
  (sentences.find((sentence) => sentence.seq === seq)?.tokens ?? [])
    .map(({ t }) => t)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the index of the next word after `current` that `fits`, wrapping around at the end. */
export function nextWord(
  words: readonly ShownWord[],
  current: number | undefined,
  fits: (word: ShownWord) => boolean,
): number | undefined {
  const start = current === undefined ? 0 : current + 1;
  const order = words.map((_, step) => (start + step) % words.length);
  return order.find((index) => fits(words[index] as ShownWord));
}
