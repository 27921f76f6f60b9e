import type { ShownPhrase } from './shown-phrases.ts';
import { longerFirst, sameWords } from './shown-phrases.ts';

/** The phrases on screen: those from the server and those created since. */
export interface PhraseStore {
  /** Returns the phrases, longest first; the same array until one is added or removed. */
  read: () => readonly ShownPhrase[];
  subscribe: (listener: () => void) => () => void;
  /** Replaces the phrases with those from the server. */
  load: (phrases: readonly ShownPhrase[]) => void;
  add: (phrase: ShownPhrase) => void;
  /** Removes all occurrences of a phrase. */
  remove: (id: number) => void;
}

export function createPhraseStore(): PhraseStore {
  let phrases: readonly ShownPhrase[] = [];
  const listeners = new Set<() => void>();
  const put = (next: readonly ShownPhrase[]) => {
    phrases = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => phrases,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: (next) => {
      if (next.length > 0 || phrases.length > 0) put(next);
    },
    add: (phrase) => {
      const others = phrases.filter(({ words }) => !sameWords(words, phrase.words));
      put([...others, phrase].sort(longerFirst));
    },
    remove: (id) => put(phrases.filter((phrase) => phrase.id !== id)),
  };
}
