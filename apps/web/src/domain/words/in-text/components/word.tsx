import { memo, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

import { OverWords } from '../hooks/over-words.ts';
import { useWordsOnShow, useWordState } from '../hooks/words-on-show.ts';
import { levelOf } from '@/domain/words/word-level.ts';
import type { PhraseMark } from '../model/shown-phrases.ts';
import classes from './words.module.css';

/**
 * A word on screen, without handlers: the area around it handles the events of all words. Only one word at a time is in
 * the tab order, so that all words are one tab stop and are read out as sentences.
 */
export const Word = memo(function Word({
  id,
  index,
  text,
  phrase,
}: {
  id: number;
  index: number;
  text: string;
  /** The phrase that is highlighted around it. */
  phrase: PhraseMark | undefined;
}) {
  const { selection } = useWordsOnShow();
  const drawOver = use(OverWords);
  const state = useWordState(id);
  const phraseState = useWordState(phrase?.id);
  const place = useSyncExternalStore(selection.subscribe, () => {
    const selected = selection.read();
    if (!selected) return index === selection.first() ? 'first' : undefined;
    if (selected.index === index) return selected.words.includes(index) ? 'head' : 'cursor';
    return selected.words.includes(index) ? 'part' : undefined;
  });
  const element = useRef<HTMLSpanElement>(null);
  const isHead = place === 'head' || place === 'cursor';
  useLayoutEffect(() => {
    if (!isHead) return;
    if (selection.read()?.focus) element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [isHead, selection]);
  return (
    <span
      ref={element}
      className={classes.word}
      data-index={index}
      data-level={levelOf(state)}
      data-phrase={phrase && levelOf(phraseState)}
      data-edge={phrase?.edge}
      data-selected={place === 'head' || place === 'part' || undefined}
      {...(place && place !== 'part' ? { tabIndex: 0, role: 'button' } : {})}
    >
      {drawOver ? drawOver({ text, index, state, phrase, phraseState }) : text}
    </span>
  );
});

/** The text between two words of a selection or phrase. */
export function Between({
  text,
  phrase,
  selected,
}: {
  text: string;
  /** ID of the phrase. */
  phrase: number | undefined;
  selected: boolean;
}) {
  const state = useWordState(phrase);
  return (
    <span
      className={classes.word}
      data-phrase={phrase === undefined ? undefined : levelOf(state)}
      data-chosen={selected || undefined}
    >
      {text}
    </span>
  );
}
