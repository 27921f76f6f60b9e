import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels from the top of the window at which a page counts as being read: slightly below the header. */
const readingLine = 120;
/** Amount of text to load ahead, in viewport heights. */
const viewportsAhead = 1.5;

const findPageStarts = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-begins]')];
const pageNumber = (pageStart: HTMLElement | undefined): number => Number(pageStart?.dataset['begins']);

/**
 * Tracks which page is being read in continuous mode. Calls `onNearEnd` while fewer than `viewportsAhead` viewports of
 * text remain.
 */
export function usePageInView({
  start,
  onNearEnd,
}: {
  /** The page in view until the user scrolls. */
  start: number;
  onNearEnd: () => void;
}): {
  inView: number;
  /** Scrolls to a page as soon as it is rendered. */
  goTo: (page: number) => void;
  /** Like `goTo`, but doesn't scroll until the next `onRendered`. */
  setTarget: (page: number) => void;
  /** Must be called after every rendering, with the number of the first rendered page. */
  onRendered: (first: number) => void;
} {
  const [inView, setInView] = useState(start);
  /** Page to scroll to once it is rendered. */
  const target = useRef<number>(undefined);
  /** The last page scrolled to. It counts as in view until the user scrolls, even if more pages fit above it. */
  const lastTarget = useRef<{ page: number; y: number }>(undefined);
  /** Screen position of the page in view. */
  const anchor = useRef<{ page: number; top: number }>(undefined);

  const update = () => {
    const pageStarts = findPageStarts();
    if (pageStarts.length === 0) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    const remaining = scrollHeight - scrollY - clientHeight;
    const above = pageStarts.filter((pageStart) => pageStart.getBoundingClientRect().top <= readingLine);
    if (lastTarget.current && Math.abs(lastTarget.current.y - scrollY) > 1) lastTarget.current = undefined;
    const targetStart = pageStarts.find((pageStart) => pageNumber(pageStart) === lastTarget.current?.page);
    const pageStart =
      targetStart ?? (remaining < 2 && scrollY > 0 ? pageStarts.at(-1) : above.at(-1)) ?? pageStarts[0];
    if (pageStart)
      anchor.current = { page: pageNumber(pageStart), top: pageStart.getBoundingClientRect().top };
    if (target.current === undefined) setInView(pageNumber(pageStart));
    if (remaining < innerHeight * viewportsAhead) onNearEnd();
  };
  const latest = useRef(update);
  useEffect(() => {
    latest.current = update;
  });

  useEffect(() => {
    const onScroll = () => latest.current();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, []);

  const scrollToTarget = useCallback(() => {
    const page = target.current;
    const pageStarts = findPageStarts();
    const pageStart = pageStarts.find((element) => pageNumber(element) === page);
    if (page === undefined || !pageStart) return;
    target.current = undefined;
    // Scroll to the very top for page 1, because the title is above it.
    if (page === 1) scrollTo(0, 0);
    else pageStart.scrollIntoView({ block: 'start' });
    lastTarget.current = { page, y: scrollY };
    setInView(page);
  }, []);

  const previousFirst = useRef<number>(undefined);
  /** Keeps the text in place when pages above it are released. */
  const preserveScrollPosition = (first: number) => {
    const before = anchor.current;
    const isNew = previousFirst.current !== undefined && previousFirst.current !== first;
    previousFirst.current = first;
    if (!isNew || !before || target.current !== undefined) return;
    const pageStart = findPageStarts().find((element) => pageNumber(element) === before.page);
    if (pageStart) scrollBy(0, pageStart.getBoundingClientRect().top - before.top);
  };

  return {
    inView,
    goTo: useCallback(
      (page) => {
        target.current = page;
        scrollToTarget();
      },
      [scrollToTarget],
    ),
    setTarget: useCallback((page) => {
      target.current = page;
    }, []),
    onRendered: (first) => {
      preserveScrollPosition(first);
      scrollToTarget();
      update();
    },
  };
}
