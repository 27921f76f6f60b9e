import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns the sentence the mouse was last over; it stays while the mouse is beside the text. */
export function useHoveredSentence(text: RefObject<HTMLElement | null>): number | undefined {
  const [hovered, setHovered] = useState<number>();
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const seq = target.closest<HTMLElement>('[data-seq]')?.dataset['seq'];
      if (seq !== undefined) setHovered(Number(seq));
    };
    element.addEventListener('pointerover', over);
    return () => element.removeEventListener('pointerover', over);
  }, [text]);
  return hovered;
}
