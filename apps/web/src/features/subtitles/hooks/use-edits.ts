import { useCallback, useMemo, useReducer, useRef, useState } from 'react';

import { addAfter, changeCue, joinCues, removeCue, splitCue } from '../model/cue-changes.ts';
import type { CueRow } from '../model/cue-changes.ts';
import { changesOf, createCueList, rowAt } from '../model/cue-list.ts';
import type { Cue, CueList } from '../model/cue-list.ts';
import { beginHistory, changeHistory } from '../model/edit-history.ts';
import type { KeptSubtitles } from './use-cues.ts';

/** Subtitles that are edited, and what can be done with them. Rows whose cue is not here yet cannot be changed. */
export interface Edits {
  list: CueList;
  /** The cue of a row; undefined where it is not here yet. */
  get: (row: number) => CueRow | undefined;
  change: (row: number, part: Partial<Cue>) => void;
  remove: (row: number) => void;
  addAfter: (row: number) => void;
  /** Parts a cue at the cursor, or at a moment of the subtitles. */
  split: (row: number, at: { caret: number | undefined; now: number }) => void;
  join: (row: number) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Takes all back; that can be undone as well. */
  discard: () => void;
  /** What is to be saved, and how many changes that is. */
  toSave: ReturnType<typeof changesOf>;
  changed: number;
}

/** Edits subtitles in the browser; begins anew when they were read anew. */
export function useEdits({ kept, reading }: KeptSubtitles): Edits {
  const [history, dispatch] = useReducer(changeHistory, kept.count, (count) =>
    beginHistory(createCueList(count)),
  );
  const [begun, setBegun] = useState(reading);
  if (begun !== reading) {
    setBegun(reading);
    dispatch({ type: 'begin', list: createCueList(kept.count) });
  }
  const { list, past, future } = history;
  const added = useRef(0);
  const get = useCallback(
    (row: number): CueRow | undefined => {
      const found = rowAt(list, row);
      if (!found) return undefined;
      if ('cue' in found) return { ...found, row };
      const cue = kept.get(found.seq);
      return cue && { ...found, was: cue, cue, row };
    },
    [list, kept],
  );
  const toSave = useMemo(() => changesOf(list), [list]);
  const edit = (next: CueList, about?: string) =>
    dispatch({ type: 'edit', list: next, about, at: performance.now() });
  const onRow = (act: (own: CueRow) => CueList | undefined) => (row: number) => {
    const own = get(row);
    const next = own && act(own);
    if (next) edit(next);
  };
  const newKey = () => `a${added.current++}`;
  return {
    list,
    get,
    change: (row, part) => {
      const own = get(row);
      if (own) edit(changeCue(list, own, part), `${Object.keys(part).join('+')} ${own.key}`);
    },
    remove: (row) => edit(removeCue(list, { row })),
    addAfter: onRow((own) => addAfter(list, own, get(own.row + 1)?.cue, newKey())),
    split: (row, at) => onRow((own) => splitCue(list, own, { ...at, key: newKey() }))(row),
    join: onRow((own) => {
      const next = get(own.row + 1);
      return next && joinCues(list, own, next.cue);
    }),
    undo: past.length > 0 ? () => dispatch({ type: 'undo' }) : undefined,
    redo: future.length > 0 ? () => dispatch({ type: 'redo' }) : undefined,
    discard: () => edit(createCueList(list.kept)),
    toSave,
    changed: toSave.changes.length + toSave.added.length,
  };
}
