import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

import type { LoadedSentences } from './sentences.ts';

/** An occurrence of a phrase; `words` are the indexes of its words among those on screen, in order. */
export interface PhraseOccurrence {
  id: number;
  words: readonly number[];
}

/** Returns the occurrences of phrases in the sentences, longest first. */
export function phraseOccurrencesIn({
  sentences,
  phrases,
}: Pick<LoadedSentences, 'sentences' | 'phrases'>): PhraseOccurrence[] {
  if (phrases.length === 0) return [];
  const indexByToken = new Map<string, number>();
  for (const { seq, tokens } of sentences) {
    tokens.forEach(
      ({ w }, token) => w !== undefined && indexByToken.set(`${seq} ${token}`, indexByToken.size),
    );
  }
  return phrases
    .map(({ id, seq, tokens }) => ({
      id,
      words: tokens.flatMap((token) => indexByToken.get(`${seq} ${token}`) ?? []),
    }))
    .sort(byLength);
}

/** Orders phrases by length, longest first, then by position. */
const byLength = (a: PhraseOccurrence, b: PhraseOccurrence): number =>
  b.words.length - a.words.length || (a.words[0] ?? 0) - (b.words[0] ?? 0);

/** Returns whether two lists of word indexes are equal. */
export const sameWords = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);

/** How a word of a phrase is highlighted. */
export interface PhraseHighlight {
  /** ID of the phrase. */
  id: number;
  /** Whether the phrase begins or ends with this word. */
  edge: 'start' | 'end' | undefined;
  /** Whether the next word also belongs to the phrase, so that the text between them is highlighted. */
  isJoined: boolean;
}

/** Returns the phrase to highlight for each word: if several share a word, only the longest. */
export function phraseHighlights(phrases: readonly PhraseOccurrence[]): ReadonlyMap<number, PhraseHighlight> {
  const highlights = new Map<number, PhraseHighlight>();
  for (const { id, words } of phrases) {
    if (words.some((word) => highlights.has(word))) continue;
    words.forEach((word, position) =>
      highlights.set(word, {
        id,
        edge: position === 0 ? 'start' : position === words.length - 1 ? 'end' : undefined,
        isJoined: words[position + 1] === word + 1,
      }),
    );
  }
  return highlights;
}

/** Returns what a click on a word can select: the phrases around it, longest first, then the word itself. */
export const candidatesAt = (phrases: readonly PhraseOccurrence[], index: number): (readonly number[])[] => [
  ...phrases.map(({ words }) => words).filter((words) => words.includes(index)),
  [index],
];

/**
 * Returns where an arrow moves the selection: at each word, the phrases that begin there, longest first, then the word.
 * Stays at the ends; undefined if no words are on screen.
 */
export function moveSelection(
  count: number,
  phrases: readonly PhraseOccurrence[],
  current: readonly number[] | undefined,
  step: 1 | -1,
): readonly number[] | undefined {
  if (count === 0) return undefined;
  const candidatesFrom = (index: number) =>
    index < 0 || index >= count ? [] : candidatesAt(phrases, index).filter((words) => words[0] === index);
  const start = current?.[0] ?? (step === 1 ? -1 : count);
  const candidates = current ? candidatesFrom(start) : [];
  const position = candidates.findIndex((words) => sameWords(words, current as readonly number[]));
  // From a draft phrase, a step forward leads to the word after the phrase, and a step back to its first word.
  if (current && position < 0)
    return [step === 1 ? Math.min(count - 1, (current.at(-1) ?? start) + 1) : start];
  return (
    candidates[position + step] ??
    (step === 1 ? candidatesFrom(start + 1)[0] : candidatesFrom(start - 1).at(-1)) ??
    current
  );
}

interface PhraseState {
  /** The phrases on screen, longest first. */
  phrases: readonly PhraseOccurrence[];
}

/** The phrases on screen: those from the server and those created since. */
export interface PhraseStore extends Pick<
  StoreApi<PhraseState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Returns the phrases, longest first; the same array until a phrase is added or removed. */
  read: () => readonly PhraseOccurrence[];
  /** Replaces the phrases with those from the server. */
  load: (phrases: readonly PhraseOccurrence[]) => void;
  add: (phrase: PhraseOccurrence) => void;
  /** Removes all occurrences of a phrase. */
  remove: (id: number) => void;
}

/** Creates a store without phrases. */
export function createPhraseStore(): PhraseStore {
  const store = createStore<PhraseState>(() => ({ phrases: [] }));
  const read = () => store.getState().phrases;
  return {
    ...store,
    read,
    load: (phrases) => {
      if (phrases.length > 0 || read().length > 0) store.setState({ phrases });
    },
    add: (phrase) => {
      const others = read().filter(({ words }) => !sameWords(words, phrase.words));
      store.setState({ phrases: [...others, phrase].sort(byLength) });
    },
    remove: (id) => store.setState({ phrases: read().filter((phrase) => phrase.id !== id) }),
  };
}
