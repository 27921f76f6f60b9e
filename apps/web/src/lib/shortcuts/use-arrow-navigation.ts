import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** Lets the up and down arrows move the focus between the elements in `container` that match `selector`. */
export function useArrowNavigation(selector: string): {
  container: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  focusFirst: () => void;
} {
  const container = useRef<HTMLDivElement>(null);
  const elements = () => [...(container.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return {
    container,
    onKeyDown: (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const index = elements().indexOf(document.activeElement as HTMLElement);
      if (step === undefined || index < 0) return;
      event.preventDefault();
      elements()[index + step]?.focus();
    },
    focusFirst: () => elements()[0]?.focus(),
  };
}
