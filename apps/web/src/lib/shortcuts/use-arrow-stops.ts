import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/**
 * Lets the arrows up and down go from one of some elements within `place` to the next, as long as one of them has the
 * focus. `selector` finds them, in their order on the page.
 */
export function useArrowStops(selector: string): {
  place: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  focusFirst: () => void;
} {
  const place = useRef<HTMLDivElement>(null);
  const stops = () => [...(place.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  return {
    place,
    onKeyDown: (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const index = stops().indexOf(document.activeElement as HTMLElement);
      if (step === undefined || index < 0) return;
      event.preventDefault();
      stops()[index + step]?.focus();
    },
    focusFirst: () => stops()[0]?.focus(),
  };
}
