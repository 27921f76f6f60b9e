import { useCallback, useMemo, useReducer, useRef, useState } from 'react';

import { addCueAfter, changeCue, joinCues, removeCue, splitCue } from '../model/cue-changes.ts';
import type { CueRow } from '../model/cue-changes.ts';
import { collectChanges, createCueList, rowAt } from '../model/cue-list.ts';
import type { Cue, CueList } from '../model/cue-list.ts';
import { createHistory, historyReducer } from '../model/edit-history.ts';
import type { StoredSubtitles } from './use-stored-cues.ts';

/** Subtitles being edited, and the edit operations. Rows that haven't loaded can't be changed. */
export interface Edits {
  list: CueList;
  /** Returns the cue in a row, or undefined if it hasn't loaded. */
  get: (row: number) => CueRow | undefined;
  change: (row: number, part: Partial<Cue>) => void;
  remove: (row: number) => void;
  addAfter: (row: number) => void;
  /** Splits a cue at the caret or at a subtitle time. */
  split: (row: number, at: { caret: number | undefined; now: number }) => void;
  join: (row: number) => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Discards all changes; can be undone. */
  discard: () => void;
  /** The changes to save, and their number. */
  toSave: ReturnType<typeof collectChanges>;
  changeCount: number;
}

/** Manages edits to subtitles until they are saved. Discards them when the subtitles are reloaded. */
export function useEdits({ stored, loadCount }: StoredSubtitles): Edits {
  const [history, dispatch] = useReducer(historyReducer, stored.count, (count) =>
    createHistory(createCueList(count)),
  );
  const [editedLoad, setEditedLoad] = useState(loadCount);
  if (editedLoad !== loadCount) {
    setEditedLoad(loadCount);
    dispatch({ type: 'reset', list: createCueList(stored.count) });
  }
  const { list, past, future } = history;
  const added = useRef(0);
  const get = useCallback(
    (row: number): CueRow | undefined => {
      const found = rowAt(list, row);
      if (!found) return undefined;
      if ('cue' in found) return { ...found, row };
      const cue = stored.get(found.seq);
      return cue && { ...found, original: cue, cue, row };
    },
    [list, stored],
  );
  const toSave = useMemo(() => collectChanges(list), [list]);
  const edit = (next: CueList, target?: string) =>
    dispatch({ type: 'edit', list: next, target, at: performance.now() });
  const editRow = (operation: (cueRow: CueRow) => CueList | undefined) => (row: number) => {
    const cueRow = get(row);
    const next = cueRow && operation(cueRow);
    if (next) edit(next);
  };
  const newKey = () => `a${added.current++}`;
  return {
    list,
    get,
    change: (row, part) => {
      const cueRow = get(row);
      if (cueRow) edit(changeCue(list, cueRow, part), `${Object.keys(part).join('+')} ${cueRow.key}`);
    },
    remove: (row) => edit(removeCue(list, { row })),
    addAfter: editRow((cueRow) => addCueAfter(list, cueRow, get(cueRow.row + 1)?.cue, newKey())),
    split: (row, at) => editRow((cueRow) => splitCue(list, cueRow, { ...at, key: newKey() }))(row),
    join: editRow((cueRow) => {
      const next = get(cueRow.row + 1);
      return next && joinCues(list, cueRow, next.cue);
    }),
    undo: past.length > 0 ? () => dispatch({ type: 'undo' }) : undefined,
    redo: future.length > 0 ? () => dispatch({ type: 'redo' }) : undefined,
    discard: () => edit(createCueList(list.stored)),
    toSave,
    changeCount: toSave.changes.length + toSave.added.length,
  };
}
