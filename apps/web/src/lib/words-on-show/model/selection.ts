/** What is selected. Words are told by their numbers among those on show. */
export interface Selected {
  /** The word that has the focus; shift and an arrow go on from it. */
  index: number;
  /** All selected words in their order: one, or those of a phrase. */
  words: readonly number[];
  /** The word that an extended selection began with. */
  anchor?: number;
  /** Words are added one by one: the focus may stand on others than those that are selected. */
  gathering?: boolean;
  /** A finger began a phrase here; the next tap tells its other end. */
  pending?: boolean;
  /** Whether the keyboard's focus goes along. */
  focus: boolean;
  /** What selected it; a finger shows the translation first and opens the panel with its second tap. */
  by: 'key' | 'mouse' | 'touch';
}

/** Holds what is selected, outside of React: moving it paints a few words and not the page. */
export interface Selection {
  read: () => Selected | undefined;
  subscribe: (listener: () => void) => () => void;
  select: (selected: Selected | undefined) => void;
  /** The word to begin with while none is selected. */
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
