import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

/** Scrolls a list along with the video until the user scrolls it, and again after `follow` is called. */
export function useFollowing({
  box,
  virtual,
  row,
  drawn,
}: {
  /** The scroll container. */
  box: RefObject<HTMLElement | null>;
  virtual: Virtualizer<HTMLDivElement, Element>;
  /** The current row. */
  row: number | undefined;
  /** The data of the rows: when more of it loads, the current row moves. */
  drawn: unknown;
}): { following: boolean; follow: () => void } {
  const [following, setFollowing] = useState(true);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const leave = () => setFollowing(false);
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('wheel', leave, { signal, passive: true });
    element.addEventListener('touchmove', leave, { signal, passive: true });
    return () => controller.abort();
  }, [box]);
  const scroll = useEffectEvent(() => {
    if (row !== undefined) virtual.scrollToIndex(row, { align: 'center' });
  });
  useEffect(() => {
    if (following) scroll();
  }, [following, row, drawn]);
  return { following, follow: () => setFollowing(true) };
}
