import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Distance from the viewport in pixels at which an element counts as in view. */
const margin = 300;

/** Calls `onView` whenever the element approaches the visible part of its scroll container. */
export function useOnInView<Target extends Element>(onView: () => void): RefObject<Target | null> {
  const element = useRef<Target>(null);
  const notify = useEffectEvent(onView);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return element;
}

/** Returns whether an element has ever been near the viewport or printed, to defer costly components until then. */
export function useHasBeenInView<Target extends Element>(): {
  ref: RefObject<Target | null>;
  hasBeenInView: boolean;
} {
  const [hasBeenInView, setHasBeenInView] = useState(typeof IntersectionObserver === 'undefined');
  const ref = useOnInView<Target>(() => startTransition(() => setHasBeenInView(true)));
  useEffect(() => {
    const render = () => flushSync(() => setHasBeenInView(true));
    addEventListener('beforeprint', render);
    return () => removeEventListener('beforeprint', render);
  }, []);
  return { ref, hasBeenInView };
}
