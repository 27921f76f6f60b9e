import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For a page that goes on in steps at one address: takes the focus to the new step, as the button that led there is
 * gone, and begins at its top. What is undefined is on its way. `before` is the step that stood here before this part of
 * the page did, if there was one.
 */
export function useStepFocus<Place extends HTMLElement>(
  step: string | undefined,
  before?: string,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const shown = useRef(before);
  useEffect(() => {
    if (step === undefined || step === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = step;
    if (isFirst) return;
    scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, [step]);
  return place;
}
