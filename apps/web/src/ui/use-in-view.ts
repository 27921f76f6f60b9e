import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** Pixels before an element comes into view. */
const ahead = 300;

/** Calls `onView` whenever the element comes near the visible part of what it scrolls in. */
export function useInView<Shown extends Element>(onView: () => void): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const tell = useEffectEvent(onView);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: `${ahead}px` },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  });
  return element;
}
