import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { indexAt } from '../model/index-at.ts';

/** Milliseconds of hovering before the translation shows. */
const patience = 150;

/** A hovered word, by element and index. */
export interface HoveredWord {
  element: Element;
  index: number;
}

/** Returns the hovered word in an element after the delay; undefined while scrolling. */
export function useHoveredWord(
  text: RefObject<HTMLElement | null>,
  heeded: boolean,
): HoveredWord | undefined {
  const [hovered, setHovered] = useState<HoveredWord>();
  useEffect(() => {
    const element = text.current;
    if (!element || !heeded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      setHovered(undefined);
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      leave();
      const index = pointerType === 'mouse' ? indexAt(target) : undefined;
      if (index === undefined) return;
      const word = (target as Element).closest('[data-index]') as Element;
      timer = setTimeout(() => setHovered({ element: word, index }), patience);
    };
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('scroll', leave, { passive: true });
    return () => {
      leave();
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('scroll', leave);
    };
  }, [text, heeded]);
  return hovered;
}
