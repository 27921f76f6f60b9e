import { useRef, useState } from 'react';

/** Manages the selection of list items; `ids` are the displayed ones, in order. */
export function useSelection(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const anchor = useRef(0);
  const toggle = (index: number, extend: boolean) => {
    const id = ids[index];
    if (id === undefined) return;
    const next = new Set(chosen);
    const from = extend ? Math.min(anchor.current, index) : index;
    const to = extend ? Math.max(anchor.current, index) : index;
    const choose = extend || !next.has(id);
    for (const one of ids.slice(from, to + 1)) {
      if (choose) next.add(one);
      else next.delete(one);
    }
    anchor.current = index;
    setChosen(next);
  };
  return {
    /** Whether selection mode is on. */
    active: chosen !== undefined,
    /** The selected items that are still listed. */
    chosen: ids.filter((id) => chosen?.has(id)),
    start: () => setChosen(new Set()),
    /** Turns selection mode off and clears the selection. */
    stop: () => setChosen(undefined),
    /** Toggles an item; `extend` also selects everything between it and the last toggled one. */
    toggle,
    all: () => setChosen(new Set(ids)),
    none: () => setChosen(new Set()),
  };
}
