import type { Sentence } from './sentence.ts';

/** A token to show; for a word, `index` is its index among the words on screen. */
export interface ShownToken {
  text: string;
  word?: { id: number; index: number };
}

export interface ShownSentence {
  seq: number;
  tokens: ShownToken[];
}

/** Converts sentences for display, with line breaks as spaces. Words are numbered from `from`, as in `shownWords`. */
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
