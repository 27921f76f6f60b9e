import { useLayoutEffect, useRef } from 'react';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, input, textarea, select, summary, [role=dialog], [contenteditable]') !== null;

/** Calls `run` on Space and Enter, unless a focused control uses them itself. */
export function useConfirmKeys(run: () => void): void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  // A layout effect, so that a key pressed as soon as the card is visible isn't lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain =
        !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.isComposing;
      if (event.defaultPrevented || !isPlain || ![' ', 'Enter'].includes(event.key)) return;
      if (isControl(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
