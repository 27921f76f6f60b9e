import { useMemo } from 'react';
import type { RefObject } from 'react';

import { HintBubble } from '@/domain/words/in-text/components/hint-bubble.tsx';
import { useHoveredWord } from '@/domain/words/in-text/hooks/use-hovered-word.ts';
import type { HoveredWord } from '@/domain/words/in-text/hooks/use-hovered-word.ts';
import { itemOf } from '@/domain/words/in-text/model/shown-items.ts';
import { choicesAt, shownPhrases } from '@/domain/words/in-text/model/shown-phrases.ts';
import { shownWords } from '@/domain/words/in-text/model/shown-words.ts';
import { phrasesOf } from '../model/lane.ts';
import type { Track } from '../model/track.ts';

/**
 * Returns the items a word of the transcript belongs to: the word itself, and phrases that contain it. Words are
 * numbered per row.
 */
function itemsAt({ element, index }: HoveredWord, track: Track, language: string) {
  const seq = Number(element.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1);
  const sentence = track.get(seq);
  if (!sentence) return [];
  const shown = shownWords([sentence]);
  const phrases = shownPhrases({ sentences: [sentence], phrases: phrasesOf(track, seq) });
  return choicesAt(phrases, index).flatMap((words) => itemOf(shown, phrases, words, language) ?? []);
}

/** The translation of the hovered word, beside the transcript. */
export function TranscriptHint({
  box,
  track,
  language,
  heeded,
}: {
  /** Receives the element that contains the rows. */
  box: RefObject<HTMLElement | null>;
  track: Track;
  /** Language code. */
  language: string;
  /** Whether hovering is active. */
  heeded: boolean;
}) {
  const hovered = useHoveredWord(box, heeded);
  const items = useMemo(() => (hovered ? itemsAt(hovered, track, language) : []), [hovered, track, language]);
  const [first] = items;
  if (!hovered || !first) return null;
  return <HintBubble key={`${first.seq} ${hovered.index}`} find={() => hovered.element} items={items} />;
}
