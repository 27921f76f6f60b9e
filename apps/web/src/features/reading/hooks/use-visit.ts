import { useEffect } from 'react';
import type { RefObject } from 'react';

import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import type { Visit } from '../model/visit.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';

/** Scrolls to the visited sentence, highlights it, and selects the word that led to it. */
export function useVisit({
  visit: { sentence, word },
  text,
  words,
}: {
  visit: Visit;
  text: RefObject<HTMLElement | null>;
  words: readonly WordOccurrence[];
}): void {
  const { selection } = useTextWords();
  useEffect(() => {
    const pieces = [...(text.current?.querySelectorAll<HTMLElement>(`[data-seq="${sentence}"]`) ?? [])];
    pieces[0]?.scrollIntoView({ block: 'center' });
    const index = words.findIndex(({ seq, id }) => seq === sentence && id === word);
    if (index >= 0) selection.select({ index, words: [index], focus: true, by: 'key' });
    // Set on the elements directly, so that the words don't re-render.
    for (const piece of pieces) piece.dataset['visited'] = '';
    return () => {
      for (const piece of pieces) delete piece.dataset['visited'];
    };
  }, [sentence, word, text, words, selection]);
}
