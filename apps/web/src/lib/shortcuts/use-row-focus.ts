import { useRef } from 'react';
import type { RefObject } from 'react';

/** Marks the element in a row that receives the focus. */
export const rowFocusAttribute = 'data-row-focus';

/**
 * Manages the focus in a list whose rows are the children of one element, for keys that move the focus or act on the
 * focused row.
 */
export function useRowFocus<List extends HTMLElement = HTMLUListElement>(): {
  list: RefObject<List | null>;
  /** Returns the index of the focused row, or -1. */
  current: () => number;
  /** Moves the focus by `step` rows, stopping at the first or last. */
  move: (step: number) => void;
} {
  const list = useRef<List>(null);
  const rows = () => [...(list.current?.children ?? [])];
  const current = () => rows().findIndex((row) => row.contains(document.activeElement));
  return {
    list,
    current,
    move: (step) => {
      const next = rows().at(Math.min(rows().length - 1, Math.max(0, current() + step)));
      next?.querySelector<HTMLElement>(`[${rowFocusAttribute}]`)?.focus();
    },
  };
}
