import { useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** Lets the up and down arrows move the focus between elements within `place` that match `selector`, in page order. */
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
