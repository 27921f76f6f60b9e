import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

import { lineBoxes } from '../model/line-boxes.ts';
import type { Box } from '../model/line-boxes.ts';
import classes from './annotations.module.css';

/** Scrolls to a sentence of the page and highlights it briefly. */
export function SentenceFlash({
  text,
  sentence,
}: {
  text: RefObject<HTMLElement | null>;
  /** A new object highlights again, even for the same sentence. */
  sentence: { seq: number } | undefined;
}) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    const element = text.current;
    const pieces = [...(element?.querySelectorAll(`[data-seq="${sentence?.seq}"]`) ?? [])];
    if (!element || !sentence || pieces.length === 0) {
      setBoxes([]);
      return;
    }
    pieces[0]?.scrollIntoView({ block: 'center' });
    setBoxes(
      lineBoxes(
        pieces.flatMap((piece) => [...piece.getClientRects()]),
        element.getBoundingClientRect(),
      ),
    );
    const timer = setTimeout(() => setBoxes([]), 2500);
    return () => clearTimeout(timer);
  }, [text, sentence]);
  return boxes.map((box) => (
    <span key={`${box.top} ${box.left}`} className={classes.flash} style={box} aria-hidden="true" />
  ));
}
