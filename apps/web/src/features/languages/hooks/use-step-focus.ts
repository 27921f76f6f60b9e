import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * On a page with several steps at one URL, focuses the new step and scrolls to the top, because the button that led
 * there is gone. An undefined step is still loading. `before` is the step shown before this component mounted, if any.
 */
export function useStepFocus<Target extends HTMLElement>(
  step: string | undefined,
  before?: string,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const shownStep = useRef(before);
  useEffect(() => {
    if (step === undefined || step === shownStep.current) return;
    const isFirst = shownStep.current === undefined;
    shownStep.current = step;
    if (isFirst) return;
    scrollTo(0, 0);
    target.current?.focus({ preventScroll: true });
  }, [step]);
  return target;
}
