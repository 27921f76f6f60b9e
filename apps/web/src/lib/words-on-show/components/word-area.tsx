import { VisuallyHidden } from '@mantine/core';
import { useId, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { indexAt } from '../model/index-at.ts';
import type { Selected } from '../model/selection.ts';
import classes from './words.module.css';

/** Whether some text has just been marked with the pointer, to copy it. */
const isMarking = (): boolean => getSelection()?.type === 'Range';

/** What a click does with the word beside selecting it: it becomes part of the selection, or its end. */
type Pick = 'add' | 'extend' | undefined;

/**
 * The element that words stand in; it hears what happens to them. `onWord` hears of every word that is chosen, `onBlank`
 * of a click beside the words.
 */
export function WordArea({
  ref,
  className = '',
  language,
  direction,
  label,
  range,
  onWord,
  onBlank,
  onSpace,
  children,
}: {
  ref: Ref<HTMLDivElement>;
  className?: string | undefined;
  /** Code of the language. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** What the words are, for screen readers. */
  label: string;
  /** Several words are selected. */
  range: boolean;
  onWord: (index: number, by: Selected['by'], pick?: Pick) => void;
  onBlank: () => void;
  /** Undefined when the space bar has nothing to play. */
  onSpace: (() => void) | undefined;
  /** Paragraphs or lines of `SentenceWords`. */
  children: ReactNode;
}) {
  const { t } = useTranslation('reader');
  const hintId = useId();
  // Not every browser says of a click what made it.
  const pointer = useRef<'mouse' | 'touch'>('mouse');
  const click = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const pick: Pick = ctrlKey || metaKey ? 'add' : shiftKey ? 'extend' : undefined;
    // With shift the browser marks text by itself.
    if (pick === 'extend') getSelection()?.removeAllRanges();
    if (isMarking()) return;
    const index = indexAt(target);
    if (index === undefined) onBlank();
    else onWord(index, pointer.current, pick);
  };
  const keyDown = (event: KeyboardEvent) => {
    const index = indexAt(event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || index === undefined) return;
    if (event.key === 'Enter') onWord(index, 'key');
    else if (event.key === ' ' && onSpace) onSpace();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <VisuallyHidden id={hintId}>{t('keys.hint')}</VisuallyHidden>
      {/* The words inside are what is clicked; they are reached and opened by the keyboard, too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={ref}
        role="group"
        aria-label={label}
        aria-describedby={hintId}
        className={`${classes.area} ${className}`}
        lang={language}
        dir={direction}
        data-range={range ? '' : undefined}
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
