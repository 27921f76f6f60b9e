import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';

import { useSettings } from '@/domain/settings/use-settings.ts';
import { useHasSelection, useTextWords } from '@/domain/words/in-text/text-words.ts';
import { useHintSlot } from '../hooks/use-hint-slot.ts';
import { HintAtWord } from './hint-at-word.tsx';
import { HintCallout } from './hint-callout.tsx';

/** In the order of the steps. */
const hints = ['touch', 'mark', 'turn'] as const;

/**
 * Hints for a user who came from onboarding and has never marked a word: one at a time, where the action takes place;
 * the next one follows once it is done. The first points at a word of the text; the others fill slots in the word panel
 * and the footer. Once dismissed or completed, they never come back.
 */
export function FirstHints({
  page,
  text,
  onPutAway,
}: {
  page: number;
  /** The element that contains the words. */
  text: RefObject<HTMLElement | null>;
  /** Called when the hints are dismissed by hand, because the focused element disappears. */
  onPutAway: () => void;
}) {
  const { settings, change } = useSettings();
  const { words, displayed: onShow } = useTextWords();
  const isChosen = useHasSelection();
  const [at, setAt] = useState(0);
  const [begunOn] = useState(page);
  const hint = hints[at];

  useEffect(() => {
    if (hint === 'touch' && isChosen) setAt(1);
  }, [hint, isChosen]);
  useEffect(() => {
    if (hint !== 'mark') return;
    const countMarked = () =>
      onShow.current.occurrences.filter(({ id }) => words.read(id).level > 0 || words.read(id).ignored)
        .length;
    const before = countMarked();
    return words.subscribe(() => {
      if (countMarked() > before) setAt(2);
    });
  }, [hint, words, onShow]);
  const isTurned = hint === 'turn' && page !== begunOn;
  useEffect(() => {
    if (isTurned) change({ readerHintsSeen: true });
  }, [isTurned, change]);

  // Only onboarding sets a level before the first text.
  const isGuided = settings && !settings.readerHintsSeen && Object.keys(settings.levels).length > 0;
  const isShown = isGuided && !isTurned;
  const slot = useHintSlot(isShown && hint !== 'touch' ? hint : undefined);
  if (!isShown || hint === undefined) return null;
  const putAway = () => {
    change({ readerHintsSeen: true });
    onPutAway();
  };
  if (hint === 'touch') return <HintAtWord key={page} text={text} hint={hint} onClose={putAway} />;
  return slot && createPortal(<HintCallout key={hint} hint={hint} onClose={putAway} />, slot);
}
