import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';

import { useLayoutCount } from '../hooks/use-layout-count.ts';
import { wordToPointAt } from '../model/word-to-point-at.ts';
import classes from './first-hints.module.css';
import { HintCallout } from './hint-callout.tsx';

/** Pixels between arrow and line, around the marked word, and from the hint's edge to its arrow. */
const gap = 10;
const ring = 3;
const corner = 18;

interface Place {
  top: number;
  left: number;
  arrow: number;
  word: { top: number; left: number; width: number; height: number };
}

/**
 * A hint below the first sentence that points at a word and marks it from behind. It floats over the text below,
 * positioned relative to the text's container, so no line moves.
 */
export function HintAtWord({
  text,
  ...callout
}: {
  /** The element that contains the words. */
  text: RefObject<HTMLElement | null>;
  hint: 'touch';
  onClose: () => void;
}) {
  const layout = useLayoutCount(text);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const own = box.current;
    const room = own?.offsetParent?.getBoundingClientRect();
    const pointed = text.current && wordToPointAt(text.current);
    if (!own || !room || !pointed) return;
    const { word, bottom } = pointed;
    const middle = word.left - room.left + word.width / 2;
    const left = Math.max(0, Math.min(middle - own.offsetWidth / 2, room.width - own.offsetWidth));
    setPlace({
      top: bottom - room.top + gap,
      left,
      arrow: Math.max(corner, Math.min(middle - left, own.offsetWidth - corner)),
      word: {
        top: word.top - room.top - ring,
        left: word.left - room.left - ring,
        width: word.width + 2 * ring,
        height: word.height + 2 * ring,
      },
    });
  }, [text, layout]);
  return (
    <>
      {place && <span className={classes.pointed} style={place.word} aria-hidden="true" />}
      <HintCallout
        ref={box}
        {...callout}
        style={
          {
            position: 'absolute',
            top: place?.top ?? 0,
            left: place?.left ?? 0,
            '--arrow': `${place?.arrow ?? corner}px`,
          } as CSSProperties
        }
      />
    </>
  );
}
