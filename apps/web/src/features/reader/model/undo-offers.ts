import type { Undoable } from './word-changes.ts';

/** A change that was made, and how it is taken back. */
export interface UndoOffer extends Undoable {
  /** How the word is written; empty for several. */
  name: string;
}

/** Holds the latest change that can be taken back; a newer one takes its place. */
export interface UndoOffers {
  read: () => UndoOffer | undefined;
  subscribe: (listener: () => void) => () => void;
  show: (offer: UndoOffer | undefined) => void;
  /** Takes the offered change back, if there is one. */
  accept: () => void;
}

export function createUndoOffers(): UndoOffers {
  let offer: UndoOffer | undefined;
  const listeners = new Set<() => void>();
  const show = (next: UndoOffer | undefined) => {
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
