import { useRef, useState } from 'react';

import { everythingSelected, isSelected, nothingSelected, select } from '../selection.ts';
import type { Selection } from '../selection.ts';

/** The selected words of a list; `ids` are the listed words in order. A different list resets the selection. */
export function useSelection(ids: readonly number[], listKey: string) {
  const [state, setState] = useState({ selection: nothingSelected, listKey });
  const anchor = useRef(0);
  const selection = state.listKey === listKey ? state.selection : nothingSelected;
  const set = (next: Selection) => setState({ selection: next, listKey });
  return {
    selection,
    /** Selects or deselects a word. */
    toggle: (index: number) => {
      const id = ids[index];
      if (id === undefined) return;
      anchor.current = index;
      set(select(selection, [id], !isSelected(selection, id)));
    },
    /** Selects all words from the last one toggled. */
    extend: (index: number) => {
      const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)];
      set(select(selection, ids.slice(from, to + 1), true));
    },
    /** Starts a range here without selecting anything. */
    startAt: (index: number) => (anchor.current = index),
    all: () => set(everythingSelected),
    none: () => set(nothingSelected),
  };
}
