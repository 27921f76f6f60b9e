import { Box } from '@mantine/core';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { levelOf } from '@/domain/words/word-level.ts';
import { selectWord } from '@/domain/words/word-store.ts';
import { candidatesAt } from './phrases.ts';
import { findGloss } from './gloss-store.ts';
import type { WordOccurrence } from './sentences.ts';
import { findItem } from './text-item.ts';
import type { TextItem } from './text-item.ts';
import { usePhrases, useSelected, useTextWords } from './text-words.ts';
import { wordIndexAt } from './word-area.tsx';
import classes from './word-hint.module.css';

/**
 * The translation of the hovered word, or of the selection while the panel is closed, with those of the phrases around
 * the word. A word without a translation gets its first meaning from the dictionary; a word with neither shows a hint
 * only when tapped, since a tap needs a response. For screen readers, the live region announces the same.
 */
export function WordHint({
  text,
  occurrences,
  language,
  panelOpen,
  trigger,
}: {
  text: RefObject<HTMLElement | null>;
  occurrences: readonly WordOccurrence[];
  language: string;
  panelOpen: boolean;
  /** What shows a word's translation: hovering over the word, or a first click on it. */
  trigger: ReaderSettings['hint'];
}) {
  const hovered = useHoveredWord(text, trigger === 'hover')?.index;
  const selected = useSelected();
  const phrases = usePhrases();
  const selectedIndex = panelOpen ? undefined : selected?.index;
  // The panel already shows everything about the selection.
  const isInPanel = panelOpen && hovered !== undefined && selected?.words.includes(hovered);
  const index = isInPanel ? undefined : (hovered ?? selectedIndex);
  const items = useMemo(() => {
    if (index === undefined) return [];
    const selectedWords = hovered === undefined ? selected?.words : undefined;
    // For the selection, show only its own translation, without those of the phrases around it.
    const choices = selectedWords ? [selectedWords] : candidatesAt(phrases, index);
    return choices.flatMap((words) => findItem(occurrences, phrases, words, language) ?? []);
  }, [index, hovered, selected, phrases, occurrences, language]);
  if (index === undefined || items.length === 0) return null;
  const isTapped = hovered === undefined && selected?.by === 'touch';
  const tip = isTapped ? (selected.pending ? 'pending' : 'again') : undefined;
  const find = () => text.current?.querySelector(`[data-index="${index}"]`);
  return <HintBubble key={index} find={find} items={items} nextTap={tip} />;
}

/** Pixels between a hint and its word, and between a hint and the edge of the text. */
const gap = 6;

/** A bubble above a word with its translation; renders nothing if there is none. Needs a positioned ancestor. */
export function HintBubble({
  find,
  items,
  nextTap,
}: {
  find: () => Element | null | undefined;
  items: readonly TextItem[];
  /** What the next tap will do, shown as a tip. */
  nextTap?: 'again' | 'pending' | undefined;
}) {
  const { t } = useTranslation('reader');
  const { words, glosses } = useTextWords();
  const storedGlosses = useStore(glosses);
  useStore(words, (all) => items.map(({ id }) => selectWord(id)(all).translation).join('\n'));
  const label = useLevelLabel();
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    const container = element?.offsetParent?.getBoundingClientRect();
    const wordRect = find()?.getClientRects()[0];
    if (!element || !container || !wordRect) return;
    const middle = wordRect.left - container.left + wordRect.width / 2 - element.offsetWidth / 2;
    const above = wordRect.top - element.offsetHeight - gap;
    element.style.left = `${Math.max(0, Math.min(middle, container.width - element.offsetWidth))}px`;
    // Place the hint below the word if the word is close to the top of the window.
    element.style.top = `${(above < 64 ? wordRect.bottom + gap : above) - container.top}px`;
  });
  const findMeaning = (item: TextItem) => findGloss(storedGlosses, item)?.[0]?.senses[0]?.text ?? '';
  const translated = items
    .map((item) => ({ ...item, translation: words.read(item.id).translation || findMeaning(item) }))
    .filter(({ translation }) => translation !== '');
  if (translated.length === 0 && !nextTap) return null;
  const [first] = items;
  return (
    <div ref={bubble} className={classes.bubble} aria-hidden="true">
      {nextTap !== 'pending' && translated.length === 0 && <Secondary>{t('hint.none')}</Secondary>}
      {translated.map(({ id, text: itemText, kind, translation }) => (
        <span key={id}>
          {(kind === 'phrase' || translated.length > 1) && <Secondary component="bdi">{itemText} </Secondary>}
          <bdi dir="auto">{translation}</bdi>
        </span>
      ))}
      {nextTap === 'pending' && t('hint.tap_end')}
      {nextTap === 'again' && first && (
        <Secondary>{t('hint.again', { level: label(levelOf(words.read(first.id))) })}</Secondary>
      )}
    </div>
  );
}

const Secondary = ({ component = 'span', children }: { component?: 'span' | 'bdi'; children: ReactNode }) => (
  <Box component={component} fz={12} opacity={0.85}>
    {children}
  </Box>
);

/** Milliseconds of hovering before the translation is shown. */
const hoverDelay = 150;

/** A hovered word, by element and index. */
export interface HoveredWord {
  element: Element;
  index: number;
}

/** Returns the hovered word in an element after the delay; undefined while scrolling. */
export function useHoveredWord(
  text: RefObject<HTMLElement | null>,
  enabled: boolean,
): HoveredWord | undefined {
  const [hovered, setHovered] = useState<HoveredWord>();
  useEffect(() => {
    const element = text.current;
    if (!element || !enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const clearHover = () => {
      clearTimeout(timer);
      setHovered(undefined);
    };
    const onPointerOver = ({ target, pointerType }: PointerEvent) => {
      clearHover();
      const index = pointerType === 'mouse' ? wordIndexAt(target) : undefined;
      if (index === undefined) return;
      const word = (target as Element).closest('[data-index]') as Element;
      timer = setTimeout(() => setHovered({ element: word, index }), hoverDelay);
    };
    element.addEventListener('pointerover', onPointerOver);
    element.addEventListener('pointerleave', clearHover);
    element.addEventListener('scroll', clearHover, { passive: true });
    return () => {
      clearHover();
      element.removeEventListener('pointerover', onPointerOver);
      element.removeEventListener('pointerleave', clearHover);
      element.removeEventListener('scroll', clearHover);
    };
  }, [text, enabled]);
  return hovered;
}
