import type { ReadingPage } from '@glossa/contract/reading';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { pageForSentence } from '../model/page-range.ts';

/** Returns a sentence's element, or undefined if the sentence isn't on screen. */
export const sentenceElement = (text: HTMLElement | null, seq: number | undefined): HTMLElement | undefined =>
  text?.querySelector<HTMLElement>(`[data-seq="${seq}"]`) ?? undefined;

/** Highlights the spoken sentence, turns to its page and scrolls to it. */
export function useFollowSentence({
  text,
  data: { sentences, sentences_per_page: perPage },
  spoken,
  follows,
  onOpen,
}: {
  text: RefObject<HTMLElement | null>;
  data: ReadingPage;
  /** The sentence being spoken. */
  spoken: number | undefined;
  /** Returns whether the page should currently follow the spoken sentence. */
  follows: () => boolean;
  onOpen: (page: number, replace: boolean) => void;
}): void {
  // Set on the element directly, so that the words don't re-render.
  useLayoutEffect(() => {
    const element = sentenceElement(text.current, spoken);
    if (!element) return;
    element.dataset['spoken'] = '';
    return () => void delete element.dataset['spoken'];
  }, [text, spoken, sentences]);

  const previous = useRef<{ seq: number | undefined; opening: boolean }>({ seq: spoken, opening: false });
  const onSpoken = useEffectEvent((seq: number | undefined) => {
    const { seq: last, opening } = previous.current;
    const previousElement = sentenceElement(text.current, last);
    previous.current = { seq, opening: false };
    if (seq === undefined || !follows()) return;
    // Don't pull users back if they have turned the page or scrolled away in the meantime.
    const shouldFollow = opening || (previousElement ? isInView(previousElement) : last === undefined);
    const element = sentenceElement(text.current, seq);
    if (!shouldFollow) return;
    if (element) centerIfHidden(element);
    else if (last !== undefined) {
      previous.current.opening = true;
      onOpen(pageForSentence(seq, perPage), true);
    }
  });
  useEffect(() => onSpoken(spoken), [spoken]);
}

/** Returns whether any part of an element is in the window. */
export function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}

/** Scrolls an element to the middle of the window if it extends into its scroll margins. */
function centerIfHidden(element: Element): void {
  const { top, bottom } = element.getBoundingClientRect();
  const { scrollMarginBlockStart, scrollMarginBlockEnd } = getComputedStyle(element);
  if (top >= parseFloat(scrollMarginBlockStart) && bottom <= innerHeight - parseFloat(scrollMarginBlockEnd))
    return;
  element.scrollIntoView({ block: 'center' });
}
