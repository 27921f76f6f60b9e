import { useLayoutEffect, useRef } from 'react';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a, input, textarea, select, summary, [role=dialog], [contenteditable]') !== null;

/** Calls `run` for Space and Enter, where no control has the focus that they belong to. */
export function useCardKeys(run: () => void): void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  // Before it is drawn: a key that is pressed as soon as the card is seen would be lost otherwise.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isPlain =
        !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat && !event.isComposing;
      if (event.defaultPrevented || !isPlain || ![' ', 'Enter'].includes(event.key)) return;
      if (isControl(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}
