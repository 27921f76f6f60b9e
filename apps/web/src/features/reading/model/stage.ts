import type { ReactNode } from 'react';

/** Holds the content on screen independently of the components that provide it, so that it stays while they change. */
export interface Stage {
  /** The initial content. */
  first: ReactNode;
  read: () => ReactNode;
  subscribe: (listener: () => void) => () => void;
  show: (node: ReactNode) => void;
}

/** Creates a stage with initial content. */
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
