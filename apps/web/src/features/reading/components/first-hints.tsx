import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';

import { useSettings } from '@/domain/settings/use-settings.ts';
import { useHasSelection, useTextWords } from '@/domain/words/in-text/text-words.ts';
import { HintAtWord } from './hint-at-word.tsx';
import { HintCallout } from './hint-callout.tsx';

/** IDs of the hints, in the order in which they appear. */
const hints = ['touch', 'mark', 'turn'] as const;

/**
 * Hints for a user who came from onboarding and has never marked a word. They appear one at a time, next to the control
 * to use, and the next one follows once the step is done. The first points at a word in the text; the others fill slots
 * in the word panel and the footer. Once dismissed or completed, they never return.
 */
export function FirstHints({
  page,
  text,
  onDismiss,
}: {
  page: number;
  /** The element that contains the words. */
  text: RefObject<HTMLElement | null>;
  /** Called when the user dismisses the hints. The focused element disappears, so the focus must be moved. */
  onDismiss: () => void;
}) {
  const { settings, change } = useSettings();
  const { words, displayed } = useTextWords();
  const hasSelection = useHasSelection();
  const [step, setStep] = useState(0);
  const [startPage] = useState(page);
  const hint = hints[step];

  useEffect(() => {
    if (hint === 'touch' && hasSelection) setStep(1);
  }, [hint, hasSelection]);
  useEffect(() => {
    if (hint !== 'mark') return;
    const countMarked = () =>
      displayed.current.occurrences.filter(({ id }) => words.read(id).level > 0 || words.read(id).ignored)
        .length;
    const before = countMarked();
    return words.subscribe(() => {
      if (countMarked() > before) setStep(2);
    });
  }, [hint, words, displayed]);
  const hasTurnedPage = hint === 'turn' && page !== startPage;
  useEffect(() => {
    if (hasTurnedPage) change({ readerHintsSeen: true });
  }, [hasTurnedPage, change]);

  // A user who has never marked a word but has set a reading level came from onboarding.
  const isGuided = settings && !settings.readerHintsSeen && Object.keys(settings.levels).length > 0;
  const isShown = isGuided && !hasTurnedPage;
  const slot = useHintSlot(isShown && hint !== 'touch' ? hint : undefined);
  if (!isShown || hint === undefined) return null;
  const dismiss = () => {
    change({ readerHintsSeen: true });
    onDismiss();
  };
  if (hint === 'touch') return <HintAtWord key={page} text={text} hint={hint} onClose={dismiss} />;
  return slot && createPortal(<HintCallout key={hint} hint={hint} onClose={dismiss} />, slot);
}

/**
 * Returns a hint's slot, marked by `data-hint-slot`, or undefined while it isn't mounted. Searches the DOM, so that the
 * components with slots don't depend on the hints, which few users see.
 */
function useHintSlot(name: string | undefined): Element | undefined {
  const [slot, setSlot] = useState<Element>();
  useEffect(() => {
    const update = () => setSlot((name && document.querySelector(`[data-hint-slot="${name}"]`)) || undefined);
    update();
    if (!name) return;
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [name]);
  return slot;
}
