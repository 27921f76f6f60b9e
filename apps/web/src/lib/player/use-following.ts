import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

/** A list goes along with the video until the learner scrolls it, and again when asked to. */
export function useFollowing({
  box,
  virtual,
  row,
  drawn,
}: {
  /** What scrolls. */
  box: RefObject<HTMLElement | null>;
  virtual: Virtualizer<HTMLDivElement, Element>;
  /** The row on show. */
  row: number | undefined;
  /** What the rows are drawn from: when more of it has come, the row has another place. */
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
