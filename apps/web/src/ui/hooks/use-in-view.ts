import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** Distance in pixels at which an element counts as near. */
const ahead = 300;

/** Calls `onView` whenever the element approaches the visible part of its scroll container. */
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
