import type { Sentence } from './sentence.ts';

/** A token to show; `index` is the word's number among the words on show when it is a word. */
export interface ShownToken {
  text: string;
  word?: { id: number; index: number };
}

export interface ShownSentence {
  seq: number;
  tokens: ShownToken[];
}

/** Sentences to show, a line end inside them as a space. Their words get numbers from `from` on, as in `shownWords`. */
export function shownSentences(sentences: readonly Sentence[], from = 0): ShownSentence[] {
  let index = from;
  return sentences.map(({ seq, tokens }) => ({
    seq,
    tokens: tokens.map(({ t, w }) => {
      const text = t.replaceAll(/\s*\n\s*/g, ' ');
      return w === undefined ? { text } : { text, word: { id: w, index: index++ } };
    }),
  }));
}
