import { Fragment, memo, useMemo, useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, Ref } from 'react';

import { useReading } from '../hooks/reading-session.ts';
import { phraseMarks } from '../model/page-phrases.ts';
import type { Paragraph, ShownSentence } from '../model/paragraphs.ts';
import type { Selected } from '../model/selection.ts';
import classes from './reading-text.module.css';
import { Between, Word } from './word.tsx';

/** The number of the word that an event happened in, if it was one. */
export function indexAt(target: EventTarget | null): number | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return element ? Number(element.dataset['index']) : undefined;
}

/** The selected words when they are several: what stands between them is painted along. */
const severalOf = (selected: Selected | undefined) =>
  selected && selected.words.length > 1 ? selected.words : undefined;

/** Whether the reader has just marked some text with the pointer, to copy it. */
const isMarking = (): boolean => getSelection()?.type === 'Range';

/** What a click does with the word beside selecting it: it becomes part of the selection, or its end. */
export type Pick = 'add' | 'extend' | undefined;

/** The text of a page. `onWord` hears of every word that is chosen, `onBlank` of a click beside the words. */
export const ReadingText = memo(function ReadingText({
  ref,
  paragraphs,
  between,
  language,
  direction,
  label,
  hintId,
  onWord,
  onBlank,
  onSpace,
}: {
  ref: Ref<HTMLDivElement>;
  paragraphs: readonly Paragraph[];
  /** Draws the end of a page that others follow. */
  between: ((page: number) => ReactNode) | undefined;
  /** Code of the language. */
  language: string;
  direction: 'ltr' | 'rtl';
  label: string;
  /** Element that says how to use the keyboard here. */
  hintId: string;
  onWord: (index: number, by: Selected['by'], pick?: Pick) => void;
  onBlank: () => void;
  /** Undefined when the space bar has nothing to play. */
  onSpace: (() => void) | undefined;
}) {
  const { phrases, selection } = useReading();
  const known = useSyncExternalStore(phrases.subscribe, phrases.read);
  const marks = useMemo(() => phraseMarks(known), [known]);
  const chosen = useSyncExternalStore(selection.subscribe, () => severalOf(selection.read()));
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
      data-range={chosen && ''}
      onPointerDown={({ pointerType }: PointerEvent) => {
        pointer.current = pointerType === 'mouse' ? 'mouse' : 'touch';
      }}
      onClick={click}
      onKeyDown={keyDown}
    >
      {paragraphs.map(({ sentences, after, begins, ends }) => (
        <Fragment key={sentences[0]?.seq}>
          <p data-after={after} data-begins={begins}>
            {sentences.map((sentence) => (
              <span key={sentence.seq} data-seq={sentence.seq}>
                <Sentence tokens={sentence.tokens} marks={marks} chosen={chosen} />
              </span>
            ))}
          </p>
          {ends !== undefined && between?.(ends)}
        </Fragment>
      ))}
    </div>
  );
});

function Sentence({
  tokens,
  marks,
  chosen,
}: {
  tokens: ShownSentence['tokens'];
  marks: ReturnType<typeof phraseMarks>;
  chosen: readonly number[] | undefined;
}) {
  return tokens.map(({ text, word }, place) => {
    if (word) {
      return <Word key={place} id={word.id} index={word.index} text={text} phrase={marks.get(word.index)} />;
    }
    const before = tokens[place - 1]?.word?.index ?? -1;
    const mark = marks.get(before);
    const phrase = mark?.joined ? mark.id : undefined;
    const selected = Boolean(chosen?.includes(before) && chosen.includes(before + 1));
    if (phrase === undefined && !selected) return <Fragment key={place}>{text}</Fragment>;
    return <Between key={place} text={text} phrase={phrase} selected={selected} />;
  });
}
