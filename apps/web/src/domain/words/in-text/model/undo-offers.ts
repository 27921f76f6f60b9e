import type { Undoable } from './word-changes.ts';

/** Stores the latest undoable change; a newer one replaces it. */
export interface UndoOffers {
  read: () => Undoable | undefined;
  subscribe: (listener: () => void) => () => void;
  show: (offer: Undoable | undefined) => void;
  /** Undoes the offered change, if there is one. */
  accept: () => void;
}

export function createUndoOffers(): UndoOffers {
  let offer: Undoable | undefined;
  const listeners = new Set<() => void>();
  const show = (next: Undoable | undefined) => {
    offer = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => offer,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show,
    accept: () => {
      const accepted = offer;
      show(undefined);
      accepted?.undo();
    },
  };
}
