import { useCallback, useMemo, useReducer, useRef, useState } from 'react';

import { addAfter, changeCue, joinCues, removeCue, splitCue } from '../model/cue-changes.ts';
import type { CueRow } from '../model/cue-changes.ts';
import { changesOf, createCueList, rowAt } from '../model/cue-list.ts';
import type { Cue, CueList } from '../model/cue-list.ts';
import { beginHistory, changeHistory } from '../model/edit-history.ts';
import type { KeptSubtitles } from './use-cues.ts';

/** Subtitles being edited, and the edit operations. Rows that haven't loaded can't be changed. */
export interface Edits {
  list: CueList;
  /** Returns the cue of a row, or undefined if it hasn't loaded. */
  get: (row: number) => CueRow | undefined;
  change: (row: number, part: Partial<Cue>) => void;
  remove: (row: number) => void;
  addAfter: (row: number) => void;
  /** Splits a cue at the caret, or at a subtitle time. */
  split: (row: number, at: { caret: number | undefined; now: number }) => void;
  join: (row: number) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Discards all changes; can be undone. */
  discard: () => void;
  /** The changes to save, and their number. */
  toSave: ReturnType<typeof changesOf>;
  changed: number;
}

/** Edits subtitles in the browser; starts over when they are reloaded. */
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
