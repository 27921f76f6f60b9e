import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Focuses a page's first field after the first paint. `autoFocus` would force a layout in the task that renders the
 * page.
 */
export function useInitialFocus<Field extends HTMLElement>(): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return field;
}
