import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** The selection, with words as indexes among those on screen. */
export interface WordSelection {
  /** The focused word, from which Shift and an arrow key extend the selection. */
  index: number;
  /** All selected words in order: a single one, or those of a phrase. */
  words: readonly number[];
  /** The word at which an extended selection began. */
  anchor?: number;
  /** Whether words are being added one by one; the focused word may then be outside the selection. */
  isAdding?: boolean;
  /** Whether a long press began a phrase here, so that the next tap sets its other end. */
  pending?: boolean;
  /** Whether the keyboard focus moves to the word. */
  focus: boolean;
  /** The input that made the selection: a first tap shows the translation, and a second one opens the panel. */
  by: 'key' | 'mouse' | 'touch';
}

interface SelectionState {
  selected: WordSelection | undefined;
  /** The word to start with while none is selected. */
  start: number;
}

/** Stores the selection outside React, so that moving it renders a few words instead of the page. */
export interface SelectionStore extends Pick<
  StoreApi<SelectionState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  read: () => WordSelection | undefined;
  select: (selected: WordSelection | undefined) => void;
  start: () => number;
  setStart: (index: number) => void;
}

/** Creates a store without a selection. */
export function createSelectionStore(): SelectionStore {
  const store = createStore<SelectionState>(() => ({ selected: undefined, start: 0 }));
  const read = () => store.getState().selected;
  return {
    ...store,
    read,
    select: (selected) => {
      if (selected !== read()) store.setState({ selected });
    },
    start: () => store.getState().start,
    setStart: (start) => store.setState({ start }),
  };
}
