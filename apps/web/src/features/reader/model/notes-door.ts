import type { Part } from './annotated-words.ts';

/** What of the annotations is open: their list, at one of them or at its beginning; or a new note to a part. */
export type OpenNotes = { list: string | undefined } | { note: Part } | undefined;

let open: OpenNotes;
const listeners = new Set<() => void>();

/** Opened by keys, the menu, the panel of a word and the marks in the margin. */
export const notesDoor = {
  read: (): OpenNotes => open,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (next: OpenNotes): void => {
    open = next;
    for (const listener of listeners) listener();
  },
};
