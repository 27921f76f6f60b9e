import { useLayoutEffect, useRef } from 'react';

/**
 * Turns to the next or previous page. Keys are faster than pages, so each step counts from the last requested page,
 * loaded or not. Returns whether the step leads past the end of the text.
 */
export function useLeaf({
  page,
  pages,
  onOpen,
}: {
  /** The current page, or the one being loaded. */
  page: number;
  pages: number;
  onOpen: (page: number) => void;
}): (step: 1 | -1) => boolean {
  const asked = useRef(page);
  useLayoutEffect(() => {
    asked.current = page;
  }, [page]);
  return (step) => {
    const target = asked.current + step;
    if (target > pages) return asked.current === page;
    if (target >= 1) {
      asked.current = target;
      onOpen(target);
    }
    return false;
  };
}
