import type { CueList } from './cue-list.ts';

/** The undo and redo history of the editor. */
export interface EditHistory {
  list: CueList;
  past: readonly CueList[];
  future: readonly CueList[];
  /** Target and time of the last edit: continued typing is one edit. */
  last: { about: string; at: number } | undefined;
}

/** Milliseconds within which two edits of the same target are combined. */
const pause = 1500;
/** Maximum number of undo steps. */
const most = 500;

export type HistoryAction =
  | { type: 'edit'; list: CueList; about?: string | undefined; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'begin'; list: CueList };

/** Starts a history with unedited subtitles. */
export const beginHistory = (list: CueList): EditHistory => ({
  list,
  past: [],
  future: [],
  last: undefined,
});

/** Reducer of the edit history. */
export function changeHistory(history: EditHistory, action: HistoryAction): EditHistory {
  const { list, past, future, last } = history;
  switch (action.type) {
    case 'begin':
      return beginHistory(action.list);
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
      const { about, at } = action;
      const goesOn = about !== undefined && last?.about === about && at - last.at < pause;
      return {
        list: action.list,
        past: goesOn ? past : [...past, list].slice(-most),
        future: [],
        last: about === undefined ? undefined : { about, at },
      };
    }
  }
}
