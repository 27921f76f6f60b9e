import type { WordState } from '@glossa/contract/words';

/** A token of a sentence: `t` is its text; `w` is the word's ID if it is a word. */
interface Token {
  t: string;
  w?: number | undefined;
}

/** A sentence as split by the server; `seq` is its number in its text or video. */
export interface Sentence {
  seq: number;
  tokens: readonly Token[];
}

/** An occurrence of a phrase: its ID, the sentence, and the indexes of its words in the sentence's tokens. */
interface PhrasePosition {
  id: number;
  seq: number;
  tokens: readonly number[];
}

/** Sentences with the server's data about their words: a page of a text, or a part of a video's subtitles. */
export interface LoadedSentences {
  /** Code of the language of the text or subtitles. */
  language: string;
  sentences: readonly Sentence[];
  /** States of the learner's words and phrases by ID; a word without a state is new. */
  words: Readonly<Record<string, WordState>>;
  phrases: readonly PhrasePosition[];
}

/** An occurrence of a word in the sentences on screen. */
export interface WordOccurrence {
  /** ID of the word. */
  id: number;
  /** The word as written in its sentence. */
  text: string;
  /** Number of its sentence in the text or video. */
  seq: number;
  /** The text between this word and the previous one, or the start of the sentence. */
  before: string;
}

/** Returns the words of the sentences in order; a word's index here is its index among those on screen. */
export const occurrencesIn = (sentences: readonly Sentence[]): WordOccurrence[] =>
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

/** Returns the index of the next word after `current` that `matches`, wrapping around at the end. */
export function findNextWord(
  words: readonly WordOccurrence[],
  current: number | undefined,
  matches: (word: WordOccurrence) => boolean,
): number | undefined {
  const start = current === undefined ? 0 : current + 1;
  const order = words.map((_, step) => (start + step) % words.length);
  return order.find((index) => matches(words[index] as WordOccurrence));
}

/** A token to show; for a word, `index` is its index among the words on screen. */
export interface DisplayToken {
  text: string;
  word?: { id: number; index: number };
}

/** A sentence to display, with its number in the text or video. */
export interface DisplaySentence {
  seq: number;
  tokens: DisplayToken[];
}

/** Converts sentences for display, with line breaks as spaces. Numbers words from `from`, as in `occurrencesIn`. */
export function toDisplaySentences(sentences: readonly Sentence[], from = 0): DisplaySentence[] {
  let index = from;
  return sentences.map(({ seq, tokens }) => ({
    seq,
    tokens: tokens.map(({ t, w }) => {
      const text = t.replaceAll(/\s*\n\s*/g, ' ');
      return w === undefined ? { text } : { text, word: { id: w, index: index++ } };
    }),
  }));
}

const unspaced = new Set(['ja', 'zh', 'th']);

/** Returns whether the language with this code is written without spaces between words. */
export const isUnspaced = (language: string): boolean => unspaced.has(language);
