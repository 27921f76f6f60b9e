import type { DictionaryEntry } from '@glossa/contract/dictionaries';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

type Entries = readonly DictionaryEntry[];

interface StoredGlosses {
  /** Short dictionary entries by written word form. */
  entries: ReadonlyMap<string, Entries>;
  /** The same entries in a different order, for sentences in which another entry fits best. */
  bySentence: ReadonlyMap<string, Entries>;
}

export type GlossStore = StoreApi<StoredGlosses>;

export const createGlossStore = (): GlossStore =>
  createStore(() => ({ entries: new Map(), bySentence: new Map() }));

/** Returns the key in `bySentence` of a word form in a sentence. */
export const sentenceKey = (seq: number | string, text: string) => `${seq} ${text}`;

/** Returns the entries of a word form, those that fit its sentence first; undefined if there are none. */
export const findGloss = (
  { entries, bySentence }: StoredGlosses,
  { text, seq }: { text: string; seq: number },
): Entries | undefined => bySentence.get(sentenceKey(seq, text)) ?? entries.get(text);
