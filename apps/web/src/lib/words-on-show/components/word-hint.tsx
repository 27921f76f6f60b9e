import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings } from '../../settings/use-reader-settings.ts';
import { useWordsOnShow, useSelected } from '../hooks/words-on-show.ts';
import { useStandingLabel } from '../../words/use-standing-label.ts';
import { standingOf } from '../../words/knowledge.ts';
import { itemOf } from '../model/shown-items.ts';
import type { ShownItem } from '../model/shown-items.ts';
import { choicesAt } from '../model/shown-phrases.ts';
import type { ShownWord } from '../model/shown-words.ts';
import { indexAt } from '../model/index-at.ts';
import classes from './word-hint.module.css';

/** Milliseconds that a pointer rests on a word before its translation shows. */
const patience = 150;
/** Pixels between a hint and its word, and between a hint and the edge of the text. */
const gap = 6;

/** The number of the word under the mouse, once it rests there. */
function useHovered(text: RefObject<HTMLElement | null>, heeded: boolean): number | undefined {
  const [hovered, setHovered] = useState<number>();
  useEffect(() => {
    const element = text.current;
    if (!element || !heeded) return;
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
  }, [text, heeded]);
  return hovered;
}

/**
 * The translation beside the word that the mouse rests on, or beside what is selected while the panel is closed; of a
 * word in phrases theirs, too. Words without a translation show it only when touched: that tap must have an answer.
 * Screen readers hear the same from the live region.
 */
export function WordHint({
  text,
  shown,
  language,
  panelOpen,
  trigger,
}: {
  text: RefObject<HTMLElement | null>;
  shown: readonly ShownWord[];
  /** Code of the language. */
  language: string;
  panelOpen: boolean;
  /** What asks for a translation: the mouse that rests on a word, or a first click. */
  trigger: ReaderSettings['hint'];
}) {
  const hovered = useHovered(text, trigger === 'hover');
  const selected = useSelected();
  const { phrases } = useWordsOnShow();
  const known = useSyncExternalStore(phrases.subscribe, phrases.read);
  const resting = panelOpen ? undefined : selected?.index;
  // The panel says all about what is selected already.
  const isTold = panelOpen && hovered !== undefined && selected?.words.includes(hovered);
  const index = isTold ? undefined : (hovered ?? resting);
  const items = useMemo(() => {
    if (index === undefined) return [];
    const own = hovered === undefined ? selected?.words : undefined;
    // Of what is selected the hint tells nothing else.
    const choices = own ? [own] : choicesAt(known, index);
    return choices.flatMap((words) => itemOf(shown, known, words, language) ?? []);
  }, [index, hovered, selected, known, shown, language]);
  if (index === undefined || items.length === 0) return null;
  const touched = hovered === undefined && selected?.by === 'touch';
  const tip = touched ? (selected.pending ? 'pending' : 'again') : undefined;
  return <Bubble key={index} text={text} index={index} items={items} tip={tip} />;
}

function Bubble({
  text,
  index,
  items,
  tip,
}: {
  text: RefObject<HTMLElement | null>;
  index: number;
  items: readonly ShownItem[];
  /** What a finger can do next. */
  tip: 'again' | 'pending' | undefined;
}) {
  const { t } = useTranslation('reader');
  const { words } = useWordsOnShow();
  useSyncExternalStore(words.subscribeAll, () =>
    items.map(({ id }) => words.read(id).translation).join('\n'),
  );
  const label = useStandingLabel();
  const bubble = useRef<HTMLDivElement>(null);
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
  });
  const told = items.filter(({ id }) => words.read(id).translation !== '');
  if (told.length === 0 && !tip) return null;
  const [first] = items;
  return (
    <div ref={bubble} className={classes.bubble} aria-hidden="true">
      {tip !== 'pending' && told.length === 0 && <span className={classes.quiet}>{t('hint.none')}</span>}
      {told.map(({ id, text: written, kind }) => (
        <span key={id}>
          {(kind === 'phrase' || told.length > 1) && <bdi className={classes.quiet}>{written} </bdi>}
          <bdi dir="auto">{words.read(id).translation}</bdi>
        </span>
      ))}
      {tip === 'pending' && t('hint.tap_end')}
      {tip === 'again' && first && (
        <span className={classes.quiet}>
          {t('hint.again', { standing: label(standingOf(words.read(first.id))) })}
        </span>
      )}
    </div>
  );
}
