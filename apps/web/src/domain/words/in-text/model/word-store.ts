import type { WordState } from '@glossa/contract/words';

import { newWord } from '@/domain/words/word-level.ts';

type Listener = () => void;

/**
 * The word states of a text or video, by word ID. Each word on screen subscribes to its own ID, so that a change
 * renders only that word's occurrences.
 */
export interface WordStore {
  /** Returns the same object until the word changes. */
  read: (id: number) => WordState;
  subscribe: (id: number, listener: Listener) => () => void;
  /** Calls `listener` after every change of any word. */
  subscribeAll: (listener: Listener) => () => void;
  /** Returns a number that changes with every change, to cache what is computed from all words. */
  version: () => number;
  /** Loads states from the server; words that were changed here keep theirs. */
  load: (ids: Iterable<number>, states: Readonly<Record<string, WordState>>) => void;
  /** Applies changes made by the user. */
  change: (states: ReadonlyMap<number, WordState>) => void;
  /** Lets the server's next states replace local changes too, except those to `keep`. */
  forget: (keep: (id: number) => boolean) => void;
}

const same = (a: WordState, b: WordState): boolean =>
  a.level === b.level && a.ignored === b.ignored && a.translation === b.translation;

/** Creates an empty store, in which every word is new. */
export function createWordStore(): WordStore {
  const states = new Map<number, WordState>();
  const changed = new Set<number>();
  const listeners = new Map<number, Set<Listener>>();
  const general = new Set<Listener>();
  let version = 0;

  const read = (id: number) => states.get(id) ?? newWord;
  const put = (entries: Iterable<readonly [number, WordState]>) => {
    const heard = new Set<Listener>();
    version += 1;
    for (const [id, state] of entries) {
      const before = read(id);
      states.set(id, state);
      if (same(before, state)) continue;
      for (const listener of listeners.get(id) ?? []) heard.add(listener);
    }
    for (const listener of [...heard, ...general]) listener();
  };

  return {
    read,
    subscribe: (id, listener) => {
      const own = listeners.get(id) ?? new Set();
      listeners.set(id, own.add(listener));
      return () => own.delete(listener);
    },
    subscribeAll: (listener) => {
      general.add(listener);
      return () => general.delete(listener);
    },
    version: () => version,
    load: (ids, answer) =>
      put(
        [...ids]
          .filter((id) => !changed.has(id) && !same(read(id), answer[id] ?? newWord))
          .map((id) => [id, answer[id] ?? newWord] as const),
      ),
    change: (entries) => {
      for (const id of entries.keys()) changed.add(id);
      put(entries);
    },
    forget: (keep) => {
      for (const id of changed) if (!keep(id)) changed.delete(id);
    },
  };
}
