import type { PagePhrase } from './page-phrases.ts';
import { longerFirst, sameWords } from './page-phrases.ts';

/** The phrases on the page, as the server told them and with those made since. */
export interface PhraseStore {
  /** Longer ones first; the same array until one comes or goes. */
  read: () => readonly PagePhrase[];
  subscribe: (listener: () => void) => () => void;
  /** Takes over what the server found. */
  load: (phrases: readonly PagePhrase[]) => void;
  add: (phrase: PagePhrase) => void;
  /** Takes a phrase off all of its places. */
  remove: (id: number) => void;
}

export function createPhraseStore(): PhraseStore {
  let phrases: readonly PagePhrase[] = [];
  const listeners = new Set<() => void>();
  const put = (next: readonly PagePhrase[]) => {
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
