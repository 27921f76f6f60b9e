import { useRef, useState } from 'react';

/** Which of the listed things are chosen, while several can be; `ids` are those that are shown, in order. */
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
    /** Whether several can be chosen at the moment. */
    active: chosen !== undefined,
    /** The chosen ones that are still listed. */
    chosen: ids.filter((id) => chosen?.has(id)),
    start: () => setChosen(new Set()),
    /** Turns it off; nothing is chosen any more. */
    stop: () => setChosen(undefined),
    /** Chooses or leaves one; `extend` chooses all from the last one that was touched. */
    toggle,
    all: () => setChosen(new Set(ids)),
    none: () => setChosen(new Set()),
  };
}
