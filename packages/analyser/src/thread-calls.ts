import { findWords } from '@glossa/language/find-words';
import type { JapaneseTokeniser } from '@glossa/language/japanese-token';
import { splitText, type SentenceSlice } from '@glossa/language/split-text';

import { japaneseGrammar } from './grammar/japanese-grammar.ts';
import { suggestLemmas } from './lemmas/suggest-lemmas.ts';
import { loadTokeniser } from './japanese/load-tokeniser.ts';
import { nextBatch } from './next-batch.ts';
import { furigana } from './readings/furigana.ts';
import { loadPinyin } from './readings/pinyin.ts';
import type { SentenceWords, WordReading } from './readings/word-reading.ts';

let loading: Promise<JapaneseTokeniser> | undefined;

/** Loads the tokenizer once. After a failure, the next call tries again. */
const tokeniser = (): Promise<JapaneseTokeniser> =>
  (loading ??= loadTokeniser().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

const splits = new Map<number, Generator<SentenceSlice>>();

/** The calls that the thread serves. Arguments and results are copied between threads. */
export const threadCalls = {
  /** Starts splitting a text. `split` is an ID chosen by the caller. */
  openSplit: async (split: number, content: string, languageId: number): Promise<void> => {
    splits.set(split, splitText(content, languageId, await tokeniser()));
  },
  /** Returns the next sentences, up to a few milliseconds of work. Empty at the end. */
  continueSplit: (split: number): SentenceSlice[] => {
    const slices = splits.get(split);
    return slices ? nextBatch(slices) : [];
  },
  closeSplit: (split: number): void => {
    splits.delete(split);
  },
  findWords: async (text: string, languageId: number): Promise<string[]> =>
    findWords(text, languageId, await tokeniser()),
  lemmas: (forms: readonly string[], languageId: number): Promise<string[][]> =>
    suggestLemmas(forms, languageId, tokeniser),
  japaneseGrammar: async (sentences: readonly string[]): Promise<string[]> =>
    japaneseGrammar(sentences, await tokeniser()),
  furigana: async (sentences: readonly SentenceWords[]): Promise<WordReading[][]> => {
    const tokenise = await tokeniser();
    return sentences.map((sentence) => furigana(sentence, tokenise));
  },
  pinyin: async (sentences: readonly SentenceWords[]): Promise<WordReading[][]> =>
    sentences.map(await loadPinyin()),
};

export type ThreadCalls = typeof threadCalls;
