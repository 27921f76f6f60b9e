import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

import { useReading, useWordState } from '../hooks/reading-session.ts';
import { standingOf } from '../model/knowledge.ts';
import classes from './reading-text.module.css';

/**
 * A word of the text. It has no handlers: the text listens for all of its words. Only one word at a time can be
 * reached by Tab, so that a page is one stop and is read out as sentences.
 */
export const Word = memo(function Word({ id, index, text }: { id: number; index: number; text: string }) {
  const { selection } = useReading();
  const state = useWordState(id);
  const place = useSyncExternalStore(selection.subscribe, () => {
    const selected = selection.read();
    if (selected) return selected.index === index ? 'selected' : undefined;
    return index === 0 ? 'first' : undefined;
  });
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (place !== 'selected') return;
    if (selection.read()?.focus) element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest' });
  }, [place, selection]);
  return (
    <span
      ref={element}
      className={classes.word}
      data-index={index}
      data-standing={standingOf(state)}
      data-selected={place === 'selected' || undefined}
      {...(place ? { tabIndex: 0, role: 'button' } : {})}
    >
      {text}
    </span>
  );
});
