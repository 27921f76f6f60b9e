import type { Part } from './annotated-words.ts';

/** What is open: the list of annotations, at one of them or at its beginning; or a new note on a part. */
export type OpenNotes = { list: string | undefined } | { note: Part } | undefined;

let open: OpenNotes;
const listeners = new Set<() => void>();

/** Opened by shortcuts, the menu, the word panel and the marks in the margin. */
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
