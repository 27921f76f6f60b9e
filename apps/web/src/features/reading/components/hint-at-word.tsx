import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';

import { useLayoutVersion } from '../hooks/use-layout-version.ts';
import classes from './hint-callout.module.css';
import { HintCallout } from './hint-callout.tsx';

/** Distances in pixels: between arrow and line, around the marked word, and from the hint's edge to its arrow. */
const gap = 10;
const outlineGap = 3;
const arrowInset = 18;

interface Position {
  top: number;
  left: number;
  arrow: number;
  word: { top: number; left: number; width: number; height: number };
}

/**
 * A hint below the first sentence that points at a word and paints a highlight behind it. The hint floats over the text
 * below and is positioned relative to the text's container, so it doesn't shift any lines.
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
  const layoutVersion = useLayoutVersion(text);
  const box = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<Position>();
  useLayoutEffect(() => {
    const element = box.current;
    const container = element?.offsetParent?.getBoundingClientRect();
    const target = text.current && findHintTarget(text.current);
    if (!element || !container || !target) return;
    const { word, bottom } = target;
    const middle = word.left - container.left + word.width / 2;
    const left = Math.max(
      0,
      Math.min(middle - element.offsetWidth / 2, container.width - element.offsetWidth),
    );
    setPosition({
      top: bottom - container.top + gap,
      left,
      arrow: Math.max(arrowInset, Math.min(middle - left, element.offsetWidth - arrowInset)),
      word: {
        top: word.top - container.top - outlineGap,
        left: word.left - container.left - outlineGap,
        width: word.width + 2 * outlineGap,
        height: word.height + 2 * outlineGap,
      },
    });
  }, [text, layoutVersion]);
  return (
    <>
      {position && <span className={classes.target} style={position.word} aria-hidden="true" />}
      <HintCallout
        ref={box}
        {...callout}
        style={
          {
            position: 'absolute',
            top: position?.top ?? 0,
            left: position?.left ?? 0,
            '--arrow': `${position?.arrow ?? arrowInset}px`,
          } as CSSProperties
        }
      />
    </>
  );
}

/** The target word, and where its sentence ends. */
interface HintTarget {
  word: DOMRect;
  /** Bottom of the sentence's last line. */
  bottom: number;
}

/**
 * Words are on the same line if their bottoms differ by less than this share of a word's height. Comparing bottoms
 * ignores annotations above the words.
 */
const lineTolerance = 0.5;

/**
 * Finds a word that a hint below can point at without covering the word's sentence: the longest new word in the last
 * line of the first visible sentence that has new words there or, if no sentence has any, the longest word in the last
 * line of the first visible sentence.
 */
export function findHintTarget(text: HTMLElement): HintTarget | undefined {
  const isVisible = (piece: Element) => piece.getBoundingClientRect().top >= 0;
  const all = [...text.querySelectorAll('[data-seq]')];
  const sentences = all.some(isVisible) ? all.filter(isVisible) : all;
  return findTargetIn(sentences, '[data-index][data-level="new"]') ?? findTargetIn(sentences, '[data-index]');
}

function findTargetIn(sentences: readonly Element[], selector: string): HintTarget | undefined {
  for (const sentence of sentences) {
    const lines = [...sentence.getClientRects()];
    const bottom = Math.max(...lines.map((line) => line.bottom));
    const last = [...sentence.querySelectorAll(selector)].flatMap((element) => {
      const [word] = element.getClientRects();
      const isLast = word && bottom - word.bottom <= word.height * lineTolerance;
      return isLast ? [{ word, bottom, length: element.textContent.length }] : [];
    });
    const [longest] = last.toSorted((one, other) => other.length - one.length);
    if (longest) return longest;
  }
  return undefined;
}
