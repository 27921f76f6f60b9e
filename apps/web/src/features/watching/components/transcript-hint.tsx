import { useMemo } from 'react';
import type { RefObject } from 'react';

import { HintBubble, useHoveredWord } from '@/domain/words/in-text/word-hint.tsx';
import type { HoveredWord } from '@/domain/words/in-text/word-hint.tsx';
import { findItem } from '@/domain/words/in-text/text-item.ts';
import { candidatesAt, phraseOccurrencesIn } from '@/domain/words/in-text/phrases.ts';
import { occurrencesIn } from '@/domain/words/in-text/sentences.ts';
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
  const shown = occurrencesIn([sentence]);
  const phrases = phraseOccurrencesIn({ sentences: [sentence], phrases: phrasesOf(track, seq) });
  return candidatesAt(phrases, index).flatMap((words) => findItem(shown, phrases, words, language) ?? []);
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
