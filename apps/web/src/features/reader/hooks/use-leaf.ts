import { useLayoutEffect, useRef } from 'react';

/**
 * Goes to the next or previous page. Keys come faster than pages: each step counts from the page last asked for,
 * whether or not it is there yet. Answers whether the step leads past the end of the text.
 */
export function useLeaf({
  page,
  pages,
  onOpen,
}: {
  /** The page on show, or the one on its way. */
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
