import { useRef, useState } from 'react';

/** The selected words: individual ones, or all matches except individual ones. */
export interface Selection {
  all: boolean;
  /** IDs of the selected words or, if `all` is set, of the excluded words. */
  ids: ReadonlySet<number>;
}

export const nothingSelected: Selection = { all: false, ids: new Set() };
export const everythingSelected: Selection = { all: true, ids: new Set() };

export const isSelected = ({ all, ids }: Selection, id: number): boolean => ids.has(id) !== all;

/** Returns the number of selected words among `count` matching ones. */
export const selectedCount = ({ all, ids }: Selection, count: number): number =>
  all ? Math.max(0, count - ids.size) : ids.size;

/** Selects or deselects the given words. */
export function select({ all, ids }: Selection, words: readonly number[], isOn: boolean): Selection {
  const next = new Set(ids);
  for (const id of words) {
    if (isOn === all) next.delete(id);
    else next.add(id);
  }
  return { all, ids: next };
}

/**
 * Returns the selection in a list, with actions that change it; `ids` are the listed words in order. Switching to a
 * different list resets the selection.
 */
export function useSelection(ids: readonly number[], listKey: string) {
  const [state, setState] = useState({ selection: nothingSelected, listKey });
  const anchor = useRef(0);
  const selection = state.listKey === listKey ? state.selection : nothingSelected;
  const setSelection = (next: Selection) => setState({ selection: next, listKey });
  return {
    selection,
    /** Selects or deselects a word. */
    toggle: (index: number) => {
      const id = ids[index];
      if (id === undefined) return;
      anchor.current = index;
      setSelection(select(selection, [id], !isSelected(selection, id)));
    },
    /** Selects the words from the anchor, where the last range started, to the word at `index`. */
    extend: (index: number) => {
      const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)];
      setSelection(select(selection, ids.slice(from, to + 1), true));
    },
    /** Moves the anchor to the word at `index` without selecting anything. */
    startAt: (index: number) => (anchor.current = index),
    selectAll: () => setSelection(everythingSelected),
    clear: () => setSelection(nothingSelected),
  };
}
