import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useReading, useSelected, useWordState } from '../hooks/reading-session.ts';
import { useStandingLabel } from '../hooks/use-standing-label.ts';
import { standingOf } from '../model/knowledge.ts';
import type { PageWord } from '../model/page-words.ts';
import { indexAt } from './reading-text.tsx';
import classes from './word-hint.module.css';

/** Milliseconds that a pointer rests on a word before its translation shows. */
const patience = 150;
/** Pixels between a hint and its word, and between a hint and the edge of the text. */
const gap = 6;

/** The number of the word under the mouse, once it rests there. */
function useHovered(text: RefObject<HTMLElement | null>): number | undefined {
  const [hovered, setHovered] = useState<number>();
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = ({ target, pointerType }: PointerEvent) => {
      clearTimeout(timer);
      setHovered(undefined);
      const index = pointerType === 'mouse' ? indexAt(target) : undefined;
      if (index !== undefined) timer = setTimeout(() => setHovered(index), patience);
    };
    const leave = () => {
      clearTimeout(timer);
      setHovered(undefined);
    };
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerleave', leave);
    return () => {
      leave();
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerleave', leave);
    };
  }, [text]);
  return hovered;
}

/**
 * The translation beside the word that the mouse rests on, or that is selected while the panel is closed. Words
 * without a translation show it only when touched: that tap must have an answer. Screen readers hear the same
 * from the live region.
 */
export function WordHint({
  text,
  page,
  panelOpen,
}: {
  text: RefObject<HTMLElement | null>;
  page: readonly PageWord[];
  panelOpen: boolean;
}) {
  const hovered = useHovered(text);
  const selected = useSelected();
  const resting = panelOpen ? undefined : selected?.index;
  // The panel says all about its own word already.
  const index = panelOpen && hovered === selected?.index ? undefined : (hovered ?? resting);
  const word = index === undefined ? undefined : page[index];
  if (index === undefined || !word) return null;
  const always = hovered === undefined && selected?.by === 'touch';
  return <Bubble key={index} text={text} index={index} id={word.id} always={always} />;
}

function Bubble({
  text,
  index,
  id,
  always,
}: {
  text: RefObject<HTMLElement | null>;
  index: number;
  id: number;
  always: boolean;
}) {
  const { t } = useTranslation('reader');
  const { words } = useReading();
  const state = useWordState(id);
  const label = useStandingLabel();
  const bubble = useRef<HTMLDivElement>(null);
  const { translation } = state;
  useLayoutEffect(() => {
    const word = text.current?.querySelector(`[data-index="${index}"]`);
    const own = bubble.current;
    const room = own?.offsetParent?.getBoundingClientRect();
    const place = word?.getClientRects()[0];
    if (!own || !room || !place) return;
    const middle = place.left - room.left + place.width / 2 - own.offsetWidth / 2;
    const above = place.top - own.offsetHeight - gap;
    own.style.left = `${Math.max(0, Math.min(middle, room.width - own.offsetWidth))}px`;
    // Below the word where the top of the window is near.
    own.style.top = `${(above < 64 ? place.bottom + gap : above) - room.top}px`;
  }, [text, index, translation, words, always]);
  if (translation === '' && !always) return null;
  return (
    <div ref={bubble} className={classes.bubble} aria-hidden="true">
      {translation === '' ? (
        <span className={classes.quiet}>{t('hint.none')}</span>
      ) : (
        <bdi dir="auto">{translation}</bdi>
      )}
      {always && (
        <span className={classes.quiet}>{t('hint.again', { standing: label(standingOf(state)) })}</span>
      )}
    </div>
  );
}
