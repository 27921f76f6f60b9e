import { useMemo, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

import type { ReaderSettings } from '@/domain/settings/use-reader-settings.ts';
import { useHoveredWord } from '../hooks/use-hovered-word.ts';
import { useWordsOnShow, useSelected } from '../hooks/words-on-show.ts';
import { itemOf } from '../model/shown-items.ts';
import { choicesAt } from '../model/shown-phrases.ts';
import type { ShownWord } from '../model/shown-words.ts';
import { HintBubble } from './hint-bubble.tsx';

/**
 * The translation of the hovered word, or of the selection while the panel is closed, with those of the phrases around
 * the word. A word without a translation shows the hint only when tapped, since a tap needs a response. Screen readers
 * get the same from the live region.
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
  /** The language code. */
  language: string;
  panelOpen: boolean;
  /** What shows a translation: hovering a word, or a first click. */
  trigger: ReaderSettings['hint'];
}) {
  const hovered = useHoveredWord(text, trigger === 'hover')?.index;
  const selected = useSelected();
  const { phrases } = useWordsOnShow();
  const known = useSyncExternalStore(phrases.subscribe, phrases.read);
  const resting = panelOpen ? undefined : selected?.index;
  // The panel already shows everything about the selection.
  const isTold = panelOpen && hovered !== undefined && selected?.words.includes(hovered);
  const index = isTold ? undefined : (hovered ?? resting);
  const items = useMemo(() => {
    if (index === undefined) return [];
    const own = hovered === undefined ? selected?.words : undefined;
    // For the selection, the hint shows only what is selected.
    const choices = own ? [own] : choicesAt(known, index);
    return choices.flatMap((words) => itemOf(shown, known, words, language) ?? []);
  }, [index, hovered, selected, known, shown, language]);
  if (index === undefined || items.length === 0) return null;
  const touched = hovered === undefined && selected?.by === 'touch';
  const tip = touched ? (selected.pending ? 'pending' : 'again') : undefined;
  const find = () => text.current?.querySelector(`[data-index="${index}"]`);
  return <HintBubble key={index} find={find} items={items} tip={tip} />;
}
