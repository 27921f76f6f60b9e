/** The selected word of a page: its index among the page's words. */
export interface Selected {
  index: number;
  /** Whether the keyboard's focus goes along. */
  focus: boolean;
  /** What selected it; a finger shows the translation first and opens the panel with its second tap. */
  by: 'key' | 'mouse' | 'touch';
}

/** Holds which word is selected, outside of React: moving it paints two words and not the page. */
export interface Selection {
  read: () => Selected | undefined;
  subscribe: (listener: () => void) => () => void;
  select: (selected: Selected | undefined) => void;
}

export function createSelection(): Selection {
  let selected: Selected | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => selected,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select: (next) => {
      if (next === selected) return;
      selected = next;
      for (const listener of listeners) listener();
    },
  };
}
