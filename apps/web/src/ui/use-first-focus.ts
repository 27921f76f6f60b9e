import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For the field where a page begins. It has the focus as soon as the page is painted; with `autoFocus` the browser would
 * lay the page out before, in the same task that draws it.
 */
export function useFirstFocus<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}
