import { useCallback } from 'react';

import { rowAt } from '../model/cue-list.ts';
import type { CueList } from '../model/cue-list.ts';

/** Loads the stored cues of the rows in view. */
export function useRowsInView(
  list: CueList,
  want: (from: number, to: number) => void,
): (from: number, to: number) => void {
  return useCallback(
    (from, to) => {
      let first: number | undefined;
      let last: number | undefined;
      for (let row = from; row <= to; row++) {
        const seq = rowAt(list, row)?.seq;
        if (seq === undefined) continue;
        first ??= seq;
        last = seq;
      }
      if (first !== undefined && last !== undefined) want(first, last);
    },
    [list, want],
  );
}
