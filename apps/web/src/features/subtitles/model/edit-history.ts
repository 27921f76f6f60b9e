import type { CueList } from './cue-list.ts';

/** What was done in the editor, to go back and forth in. */
export interface EditHistory {
  list: CueList;
  past: readonly CueList[];
  future: readonly CueList[];
  /** What the last edit was about, and when: typing on is the same edit. */
  last: { about: string; at: number } | undefined;
}

/** Milliseconds between two edits of the same thing that are one. */
const pause = 1500;
/** Edits that can be taken back. */
const most = 500;

export type HistoryAction =
  | { type: 'edit'; list: CueList; about?: string | undefined; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'begin'; list: CueList };

/** Begins with subtitles in which nothing is changed. */
export const beginHistory = (list: CueList): EditHistory => ({
  list,
  past: [],
  future: [],
  last: undefined,
});

/** The next state of an editor. */
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
