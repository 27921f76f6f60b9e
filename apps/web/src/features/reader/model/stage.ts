import type { ReactNode } from 'react';

/** What is on show, whoever brings it: it stays what it is while those who bring it take turns. */
export interface Stage {
  /** What was there before anybody brought something. */
  first: ReactNode;
  read: () => ReactNode;
  subscribe: (listener: () => void) => () => void;
  show: (node: ReactNode) => void;
}

/** Makes a stage that shows something until somebody brings something else. */
export function createStage(first: ReactNode): Stage {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    first,
    read: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (node) => {
      shown = node;
      for (const listener of listeners) listener();
    },
  };
}
