import type { ShownPhrase } from './shown-phrases.ts';
import { longerFirst, sameWords } from './shown-phrases.ts';

/** The phrases on show, as the server told them and with those made since. */
export interface PhraseStore {
  /** Longer ones first; the same array until one comes or goes. */
  read: () => readonly ShownPhrase[];
  subscribe: (listener: () => void) => () => void;
  /** Takes over what the server found. */
  load: (phrases: readonly ShownPhrase[]) => void;
  add: (phrase: ShownPhrase) => void;
  /** Takes a phrase off all of its places. */
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
