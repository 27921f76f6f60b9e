import type { ReadingPage } from '@glossa/contract/reading';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Turns the pages of a text, and shows the end screen after the last one. */
export function usePageTurning({
  data: { page, pages, sentences },
  requestedPage,
  isLoading,
  onOpen,
  onEnd,
  resetKey = sentences,
}: {
  data: ReadingPage;
  requestedPage: number;
  /** Whether the requested page is still loading. If so, `data` is the previous page. */
  isLoading: boolean;
  onOpen: (page: number, replace: boolean) => void;
  /** Called at the end of the text. */
  onEnd: () => void;
  /** Leaves the end screen whenever this changes. */
  resetKey?: unknown;
}): {
  /** Whether the end of the text is shown instead of a page. */
  finished: boolean;
  /** Returns from the end to the last page. */
  back: () => void;
  turn: (step: 1 | -1) => void;
} {
  const [finished, setFinished] = useState(false);
  useEffect(() => setFinished(false), [resetKey]);
  const turnPage = useTurnPage({
    page: isLoading ? requestedPage : page,
    pages,
    onOpen: (target) => onOpen(target, true),
  });
  const closeFinish = () => setFinished(false);
  return {
    finished,
    back: closeFinish,
    turn: (step) => {
      if (finished) {
        if (step === -1) closeFinish();
      } else if (turnPage(step) && !isLoading) {
        onEnd();
        setFinished(true);
      }
    },
  };
}

/**
 * Turns to the next or previous page. Keys can be pressed faster than pages load, so each step counts from the last
 * requested page, whether loaded or not. Returns whether the step goes past the end of the text.
 */
function useTurnPage({
  page,
  pages,
  onOpen,
}: {
  /** The current page, or the one being loaded. */
  page: number;
  pages: number;
  onOpen: (page: number) => void;
}): (step: 1 | -1) => boolean {
  const requestedPage = useRef(page);
  useLayoutEffect(() => {
    requestedPage.current = page;
  }, [page]);
  return (step) => {
    const target = requestedPage.current + step;
    if (target > pages) return requestedPage.current === page;
    if (target >= 1) {
      requestedPage.current = target;
      onOpen(target);
    }
    return false;
  };
}
