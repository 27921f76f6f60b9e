import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels from the top of the window at which a page counts as being read: slightly below the header. */
const eye = 120;
/** Number of window heights to load ahead. */
const ahead = 1.5;

const leavesNow = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-begins]')];
const numberOf = (leaf: HTMLElement | undefined): number => Number(leaf?.dataset['begins']);

/**
 * Tracks which page is being read in continuous mode. Calls `onNearEnd` while less than `ahead` windows of text are
 * left.
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
  /** Like `goTo`, but not before `settle`. */
  aim: (page: number) => void;
  /** Call after rendering, with the first rendered page. */
  settle: (first: number) => void;
} {
  const [inView, setInView] = useState(start);
  /** Page to scroll to once it is rendered. */
  const goal = useRef<number>(undefined);
  /** The last page scrolled to. It counts as in view until the user scrolls, even if more pages fit above it. */
  const reached = useRef<{ page: number; y: number }>(undefined);
  /** Screen position of the page in view. */
  const seen = useRef<{ page: number; top: number }>(undefined);

  const look = () => {
    const leaves = leavesNow();
    if (leaves.length === 0) return;
    const { scrollHeight, clientHeight } = document.documentElement;
    const left = scrollHeight - scrollY - clientHeight;
    const above = leaves.filter((leaf) => leaf.getBoundingClientRect().top <= eye);
    if (reached.current && Math.abs(reached.current.y - scrollY) > 1) reached.current = undefined;
    const stays = leaves.find((leaf) => numberOf(leaf) === reached.current?.page);
    const leaf = stays ?? (left < 2 && scrollY > 0 ? leaves.at(-1) : above.at(-1)) ?? leaves[0];
    if (leaf) seen.current = { page: numberOf(leaf), top: leaf.getBoundingClientRect().top };
    if (goal.current === undefined) setInView(numberOf(leaf));
    if (left < innerHeight * ahead) onNearEnd();
  };
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
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

  const arrive = useCallback(() => {
    const page = goal.current;
    const leaves = leavesNow();
    const leaf = leaves.find((element) => numberOf(element) === page);
    if (page === undefined || !leaf) return;
    goal.current = undefined;
    // The title is above the first page.
    if (page === 1) scrollTo(0, 0);
    else leaf.scrollIntoView({ block: 'start' });
    reached.current = { page, y: scrollY };
    setInView(page);
  }, []);

  const firstBefore = useRef<number>(undefined);
  /** Keeps the text in place when pages above it are released. */
  const holdStill = (first: number) => {
    const before = seen.current;
    const isNew = firstBefore.current !== undefined && firstBefore.current !== first;
    firstBefore.current = first;
    if (!isNew || !before || goal.current !== undefined) return;
    const leaf = leavesNow().find((element) => numberOf(element) === before.page);
    if (leaf) scrollBy(0, leaf.getBoundingClientRect().top - before.top);
  };

  return {
    inView,
    goTo: useCallback(
      (page) => {
        goal.current = page;
        arrive();
      },
      [arrive],
    ),
    aim: useCallback((page) => {
      goal.current = page;
    }, []),
    settle: (first) => {
      holdStill(first);
      arrive();
      look();
    },
  };
}
