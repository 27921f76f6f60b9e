import { useCallback, useEffect, useRef, useState } from 'react';

/** Pixels below the window's upper edge where the page begins that is being read: a little under the header. */
const eye = 120;
/** Heights of the window below it that are filled ahead. */
const ahead = 1.5;

const leavesNow = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-begins]')];
const numberOf = (leaf: HTMLElement | undefined): number => Number(leaf?.dataset['begins']);

/**
 * Follows which of the pages that stand one under the other is being read. `onNearEnd` is called while less than a
 * window's height of text lies ahead.
 */
export function usePageInView({
  start,
  onNearEnd,
}: {
  /** The page in view until something is scrolled. */
  start: number;
  onNearEnd: () => void;
}): {
  inView: number;
  /** Brings a page into view as soon as it stands there. */
  goTo: (page: number) => void;
  /** The same, but not before `settle` is called. */
  aim: (page: number) => void;
  /** To be called after the text was drawn, with the first page that stands there. */
  settle: (first: number) => void;
} {
  const [inView, setInView] = useState(start);
  /** Where to go as soon as it stands there. */
  const goal = useRef<number>(undefined);
  /** Where it went last; that page is in view until something is scrolled, also when others fit over it. */
  const reached = useRef<{ page: number; y: number }>(undefined);
  /** Where the page in view stood on the screen. */
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
    // The title stands over the first page.
    if (page === 1) scrollTo(0, 0);
    else leaf.scrollIntoView({ block: 'start' });
    reached.current = { page, y: scrollY };
    setInView(page);
  }, []);

  const firstBefore = useRef<number>(undefined);
  /** Pages that were released above shall not pull the text away from under the eye. */
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
