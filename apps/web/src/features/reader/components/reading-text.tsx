import { Fragment, memo, useRef } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent, Ref } from 'react';

import type { Paragraph } from '../model/paragraphs.ts';
import type { Selected } from '../model/selection.ts';
import classes from './reading-text.module.css';
import { Word } from './word.tsx';

/** The number of the word that an event happened in, if it was one. */
export function indexAt(target: EventTarget | null): number | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return element ? Number(element.dataset['index']) : undefined;
}

/** Whether the reader has just marked some text with the pointer, to copy it. */
const isMarking = (): boolean => getSelection()?.type === 'Range';

/** The text of a page. `onWord` hears of every word that is chosen, `onBlank` of a click beside the words. */
export const ReadingText = memo(function ReadingText({
  ref,
  paragraphs,
  language,
  direction,
  fontSize,
  lineSpacing,
  label,
  hintId,
  onWord,
  onBlank,
  onSpace,
}: {
  ref: Ref<HTMLDivElement>;
  paragraphs: readonly Paragraph[];
  /** Code of the language. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** CSS pixels. */
  fontSize: number;
  lineSpacing: number;
  label: string;
  /** Element that says how to use the keyboard here. */
  hintId: string;
  onWord: (index: number, by: Selected['by']) => void;
  onBlank: () => void;
  /** Undefined when the space bar has nothing to play. */
  onSpace: (() => void) | undefined;
}) {
  // Not every browser says of a click what made it.
  const pointer = useRef<'mouse' | 'touch'>('mouse');
  const click = ({ target }: MouseEvent) => {
    if (isMarking()) return;
    const index = indexAt(target);
    if (index === undefined) onBlank();
    else onWord(index, pointer.current);
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
    // The words inside are what is clicked; they are reached and opened by the keyboard, too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      role="group"
      aria-label={label}
      aria-describedby={hintId}
      className={classes.text}
      lang={language}
      dir={direction}
      style={{ '--reader-size': `${fontSize}px`, '--reader-leading': lineSpacing } as CSSProperties}
      onPointerDown={({ pointerType }: PointerEvent) => {
        pointer.current = pointerType === 'mouse' ? 'mouse' : 'touch';
      }}
      onClick={click}
      onKeyDown={keyDown}
    >
      {paragraphs.map(({ sentences, after }) => (
        <p key={sentences[0]?.seq} data-after={after}>
          {sentences.map(({ seq, tokens }) => (
            <Fragment key={seq}>
              {tokens.map(({ text, word }, place) =>
                word ? <Word key={place} id={word.id} index={word.index} text={text} /> : text,
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
});
