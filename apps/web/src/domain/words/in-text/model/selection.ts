/** The selection, with words as indexes among those on screen. */
export interface Selected {
  /** The focused word, from which Shift and an arrow extend. */
  index: number;
  /** All selected words in order: a single one, or those of a phrase. */
  words: readonly number[];
  /** The word at which an extended selection began. */
  anchor?: number;
  /** Whether words are being added one by one; the focused word may then be outside the selection. */
  gathering?: boolean;
  /** Whether a long press began a phrase here, so that the next tap sets its other end. */
  pending?: boolean;
  /** Whether the keyboard focus follows. */
  focus: boolean;
  /** The input that selected it; the first tap shows the translation, the second opens the panel. */
  by: 'key' | 'mouse' | 'touch';
}

/** Stores the selection outside React, so that moving it renders a few words instead of the page. */
export interface Selection {
  read: () => Selected | undefined;
  subscribe: (listener: () => void) => () => void;
  select: (selected: Selected | undefined) => void;
  /** Returns the word to start with while none is selected. */
  first: () => number;
  beginWith: (index: number) => void;
}

export function createSelection(): Selection {
  let selected: Selected | undefined;
  let first = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: () => selected,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select: (next) => {
      if (next === selected) return;
      selected = next;
      tell();
    },
    first: () => first,
    beginWith: (index) => {
      first = index;
      tell();
    },
  };
}
