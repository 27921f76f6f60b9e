import { VisuallyHidden } from '@mantine/core';
import { useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import type { WordSelection } from './selection-store.ts';
import classes from './words.module.css';

/** Returns whether text has just been selected with the pointer, for example to copy it. */
const isSelectingText = (): boolean => getSelection()?.type === 'Range';

/** What a click does besides selecting the word: `add` adds it, `extend` makes it the selection's other end. */
type ClickModifier = 'add' | 'extend' | undefined;

/**
 * The container of the words, which handles their events. `onWord` is called for every chosen word, and `onBlankClick`
 * for a click outside the words.
 */
export function WordArea({
  ref,
  className = '',
  language,
  direction,
  label,
  hasRange,
  onWord,
  onBlankClick,
  onSpace,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  className?: string | undefined;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Describes the words to screen readers. */
  label: string;
  /** Whether several words are selected. */
  hasRange: boolean;
  onWord: (index: number, by: WordSelection['by'], modifier?: ClickModifier) => void;
  onBlankClick: () => void;
  /** Called when the space bar is pressed on a word. */
  onSpace?: () => void;
  /** Paragraphs or lines of `SentenceWords`. */
  children: ReactNode;
}) {
  const { t } = useTranslation('reader');
  const hintId = useId();
  // Not every browser reports the pointer type of a click.
  const pointer = useRef<'mouse' | 'touch'>('mouse');
  const click = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const modifier: ClickModifier = ctrlKey || metaKey ? 'add' : shiftKey ? 'extend' : undefined;
    // A click with Shift makes the browser select text.
    if (modifier === 'extend') getSelection()?.removeAllRanges();
    if (isSelectingText()) return;
    const index = wordIndexAt(target);
    if (index === undefined) onBlankClick();
    else onWord(index, pointer.current, modifier);
  };
  const keyDown = (event: KeyboardEvent) => {
    const index = wordIndexAt(event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || index === undefined) return;
    if (event.key === 'Enter') onWord(index, 'key');
    else if (event.key === ' ' && onSpace) onSpace();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <VisuallyHidden id={hintId}>{t('keys.hint')}</VisuallyHidden>
      {/* Clicks are for the words inside, which are also reachable and operable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={ref}
        role="group"
        aria-label={label}
        aria-describedby={hintId}
        className={`${classes.area} ${className}`}
        lang={language}
        dir={direction}
        data-range={hasRange ? '' : undefined}
        onPointerDown={({ pointerType }: PointerEvent) => {
          pointer.current = pointerType === 'mouse' ? 'mouse' : 'touch';
        }}
        onClick={click}
        onKeyDown={keyDown}
      >
        {children}
      </div>
    </>
  );
}

/** Returns the index of the word that an event happened on, if any. */
export function wordIndexAt(target: EventTarget | null): number | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return element ? Number(element.dataset['index']) : undefined;
}
