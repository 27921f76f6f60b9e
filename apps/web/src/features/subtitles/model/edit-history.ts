import type { CueList } from './cue-list.ts';

/** The editor's undo and redo history. */
export interface EditHistory {
  list: CueList;
  past: readonly CueList[];
  future: readonly CueList[];
  /** Target and time of the last edit, used to combine continuous typing into one edit. */
  last: { target: string; at: number } | undefined;
}

/** Milliseconds within which two edits to the same target are combined. */
const typingPause = 1500;
/** Maximum number of undo steps. */
const maxSteps = 500;

export type HistoryAction =
  | { type: 'edit'; list: CueList; target?: string | undefined; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'reset'; list: CueList };

/** Starts a history with unedited subtitles. */
export const createHistory = (list: CueList): EditHistory => ({
  list,
  past: [],
  future: [],
  last: undefined,
});

/** Returns the history after an action. Continuous typing in the same field becomes one undo step. */
export function historyReducer(history: EditHistory, action: HistoryAction): EditHistory {
  const { list, past, future, last } = history;
  switch (action.type) {
    case 'reset':
      return createHistory(action.list);
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return { list: before, past: past.slice(0, -1), future: [...future, list], last: undefined };
    }
    case 'redo': {
      const after = future.at(-1);
      if (!after) return history;
      return { list: after, past: [...past, list], future: future.slice(0, -1), last: undefined };
    }
    case 'edit': {
      const { target, at } = action;
      const continues = target !== undefined && last?.target === target && at - last.at < typingPause;
      return {
        list: action.list,
        past: continues ? past : [...past, list].slice(-maxSteps),
        future: [],
        last: target === undefined ? undefined : { target, at },
      };
    }
  }
}
