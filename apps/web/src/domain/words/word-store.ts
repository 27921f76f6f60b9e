import type { WordState } from '@glossa/contract/words';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

import { isNew, newWord } from './word-level.ts';

/** Word states by word ID. */
export type States = ReadonlyMap<number, WordState>;

/** The kind of a change: levels, the levels of a word family, fields of a word, a new phrase, or a deletion. */
export type ChangeKind = 'level' | 'family' | 'entry' | 'phrase' | 'delete';

/** A change with the resulting word states. */
export interface WordChange {
  kind: ChangeKind;
  after: States;
  /** The word as written. Empty if several words were changed. */
  name: string;
}

/** A change that can be undone. */
export interface UndoableChange extends WordChange {
  undo: () => void;
}

interface MarkedWord {
  /** The state that the server last confirmed. */
  confirmed: WordState;
  /** The results of changes that the server has not confirmed yet, oldest first. */
  pending: readonly States[];
}

interface Words {
  /** The states in the server's responses; a missing word is new. */
  loaded: States;
  /**
   * Words that were changed here. They are in a map of their own, because each change copies the map and `loaded` can
   * be large.
   */
  marked: ReadonlyMap<number, MarkedWord>;
  /** The latest change that can be undone. */
  undoable: UndoableChange | undefined;
}

/** The word states of an open text or video: confirmed states with pending changes on top. */
export interface WordStore extends Pick<StoreApi<Words>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Returns the state shown on screen for a word; the same object until the word changes. */
  read: (id: number) => WordState;
  /** Returns the words with changes that the server has not confirmed yet, as shown on screen. */
  readPending: () => States;
  /** Loads states from the server; words that were changed here keep theirs, since the response may be older. */
  load: (ids: Iterable<number>, states: Readonly<Record<string, WordState>>) => void;
  /** Sets states that need no confirmation. Pending changes stay on top. */
  confirm: (states: States) => void;
  /** Shows a change before the server confirms it. */
  addPending: (after: States) => void;
  /** Ends a pending change by confirming or reverting it. */
  settle: (after: States, isAccepted: boolean) => void;
  /** Lets the server's next states replace local changes, except pending ones. */
  clearConfirmed: () => void;
  /** Offers to undo a change instead of the previous one; undefined withdraws the offer. */
  offerUndo: (change: UndoableChange | undefined) => void;
}

const isSameState = (a: WordState, b: WordState): boolean =>
  a.level === b.level && a.ignored === b.ignored && a.translation === b.translation;

const getConfirmed = ({ loaded, marked }: Words, id: number): WordState =>
  marked.get(id)?.confirmed ?? loaded.get(id) ?? newWord;

/** Selects the state shown on screen for a word. */
export const selectWord =
  (id: number) =>
  (words: Words): WordState =>
    words.marked.get(id)?.pending.at(-1)?.get(id) ?? getConfirmed(words, id);

/** Selects how many words are new. The result is cached, because React reads it several times per change. */
export function selectNewCount(ids: ReadonlySet<number>): (words: Words) => number {
  let lastWords: Words | undefined;
  let count = 0;
  return (words) => {
    if (lastWords !== words) {
      lastWords = words;
      count = 0;
      for (const id of ids) if (isNew(selectWord(id)(words))) count += 1;
    }
    return count;
  };
}

/** Creates an empty store, in which every word is new. */
export function createWordStore(): WordStore {
  const store = createStore<Words>(() => ({ loaded: new Map(), marked: new Map(), undoable: undefined }));
  const { getState, getInitialState, setState, subscribe } = store;
  const read = (id: number) => selectWord(id)(getState());

  const mark = (ids: Iterable<number>, change: (word: MarkedWord, id: number) => MarkedWord) =>
    setState((words) => {
      const marked = new Map(words.marked);
      for (const id of ids) {
        const before = marked.get(id) ?? { confirmed: getConfirmed(words, id), pending: [] };
        marked.set(id, change(before, id));
      }
      return { marked };
    });

  return {
    getState,
    getInitialState,
    subscribe,
    read,
    readPending: () =>
      new Map(
        [...getState().marked].filter(([, { pending }]) => pending.length > 0).map(([id]) => [id, read(id)]),
      ),
    load: (ids, states) =>
      setState((words) => {
        const fresh = [...ids]
          .map((id) => [id, states[id] ?? newWord] as const)
          .filter(([id, state]) => !words.marked.has(id) && !isSameState(getConfirmed(words, id), state));
        return fresh.length === 0 ? words : { loaded: new Map([...words.loaded, ...fresh]) };
      }),
    confirm: (states) =>
      mark(states.keys(), (word, id) => ({ ...word, confirmed: states.get(id) ?? word.confirmed })),
    addPending: (after) =>
      mark(after.keys(), ({ confirmed, pending }) => ({ confirmed, pending: [...pending, after] })),
    settle: (after, isAccepted) =>
      mark(after.keys(), ({ confirmed, pending }, id) => ({
        confirmed: (isAccepted ? after.get(id) : undefined) ?? confirmed,
        pending: pending.filter((change) => change !== after),
      })),
    clearConfirmed: () =>
      setState(({ loaded, marked }) => {
        const settled = [...marked].filter(([, { pending }]) => pending.length === 0);
        return {
          loaded: new Map([...loaded, ...settled.map(([id, { confirmed }]) => [id, confirmed] as const)]),
          marked: new Map([...marked].filter(([, { pending }]) => pending.length > 0)),
        };
      }),
    offerUndo: (undoable) => setState({ undoable }),
  };
}
