import { findWords } from '@glossa/language/find-words';
import type { ChineseSegmenter } from '@glossa/language/chinese-segmenter';
import type { Dictionaries } from '@glossa/language/dictionaries';
import type { JapaneseTokenizer } from '@glossa/language/japanese-token';
import { languageByCode } from '@glossa/language/languages';
import { splitText, type SentenceSlice } from '@glossa/language/split-text';

import { loadSegmenter } from './chinese/load-segmenter.ts';
import { japaneseGrammar } from './grammar/japanese-grammar.ts';
import { suggestLemmas } from './lemmas/suggest-lemmas.ts';
import { loadTokenizer } from './japanese/load-tokenizer.ts';
import { nextBatch } from './next-batch.ts';
import { furigana } from './readings/furigana.ts';
import { loadPinyin } from './readings/pinyin.ts';
import type { SentenceWords, WordReading } from './readings/word-reading.ts';

/** Returns a function that calls `load` once. If `load` fails, the next call retries it. */
const loadOnce = <Loaded>(load: () => Promise<Loaded>): (() => Promise<Loaded>) => {
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};

const tokenizer = loadOnce<JapaneseTokenizer>(loadTokenizer);
const segmenter = loadOnce<ChineseSegmenter>(loadSegmenter);

const chinese = languageByCode('zh')?.id;

/** Loads the dictionary for a language that needs one. */
const loadDictionaries = async (languageId: number): Promise<Dictionaries> =>
  languageId === chinese ? { chinese: await segmenter() } : { japanese: await tokenizer() };

const openSplits = new Map<number, Generator<SentenceSlice>>();

/** The functions that can be called in the thread. Arguments and results are copied between threads. */
export const threadCalls = {
  /** Starts splitting a text. `split` is an ID chosen by the caller. */
  openSplit: async (split: number, content: string, languageId: number): Promise<void> => {
    openSplits.set(split, splitText(content, languageId, await loadDictionaries(languageId)));
  },
  /** Returns the next sentences, stopping after a few milliseconds. Empty at the end. */
  continueSplit: (split: number): SentenceSlice[] => {
    const slices = openSplits.get(split);
    return slices ? nextBatch(slices) : [];
  },
  closeSplit: (split: number): void => {
    openSplits.delete(split);
  },
  findWords: async (text: string, languageId: number): Promise<string[]> =>
    findWords(text, languageId, await loadDictionaries(languageId)),
  lemmas: (forms: readonly string[], languageId: number): Promise<string[][]> =>
    suggestLemmas(forms, languageId, tokenizer),
  japaneseGrammar: async (sentences: readonly string[]): Promise<string[]> =>
    japaneseGrammar(sentences, await tokenizer()),
  furigana: async (sentences: readonly SentenceWords[]): Promise<WordReading[][]> => {
    const tokenize = await tokenizer();
    return sentences.map((sentence) => furigana(sentence, tokenize));
  },
  pinyin: async (sentences: readonly SentenceWords[]): Promise<WordReading[][]> =>
    sentences.map(await loadPinyin()),
};

export type ThreadCalls = typeof threadCalls;
