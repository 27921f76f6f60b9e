import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import { levelOf } from '@/domain/words/word-level.ts';
import { selectWord } from '@/domain/words/word-store.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { useWordsOnShow } from '../hooks/words-on-show.ts';
import type { ShownItem } from '../model/shown-items.ts';
import classes from './hint-bubble.module.css';

/** Pixels between a hint and its word, and between a hint and the edge of the text. */
const gap = 6;

/** A bubble above a word with its translation; renders nothing if there is none. Needs a positioned ancestor. */
export function HintBubble({
  find,
  items,
  tip,
}: {
  /** Finds the element of the word. */
  find: () => Element | null | undefined;
  items: readonly ShownItem[];
  /** What the next tap does. */
  tip?: 'again' | 'pending' | undefined;
}) {
  const { t } = useTranslation('reader');
  const { words } = useWordsOnShow();
  useStore(words, (all) => items.map(({ id }) => selectWord(id)(all).translation).join('\n'));
  const label = useLevelLabel();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = bubble.current;
    const room = own?.offsetParent?.getBoundingClientRect();
    const place = find()?.getClientRects()[0];
    if (!own || !room || !place) return;
    const middle = place.left - room.left + place.width / 2 - own.offsetWidth / 2;
    const above = place.top - own.offsetHeight - gap;
    own.style.left = `${Math.max(0, Math.min(middle, room.width - own.offsetWidth))}px`;
    // Below the word if it is close to the top of the window.
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
          {t('hint.again', { standing: label(levelOf(words.read(first.id))) })}
        </span>
      )}
    </div>
  );
}
