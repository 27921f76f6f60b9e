import { useLayoutEffect, useRef } from 'react';

import { shownPhrases } from '../model/shown-phrases.ts';
import { shownWords } from '../model/shown-words.ts';
import type { ToldSentences } from '../model/told-sentences.ts';
import { useWordsOnShow } from './words-on-show.ts';

/**
 * Tells the parts that show words what is on show. `parts` are the answers of the server that `data` is made of: what one of them
 * says of words is taken over once, as it grows old while others come.
 */
export function useTakenOver(data: ToldSentences | undefined, parts?: readonly ToldSentences[]): void {
  const { words, phrases, onShow } = useWordsOnShow();
  const taken = useRef(new WeakSet<ToldSentences>());
  // Before the first paint, so that no word shows as new that is not.
  useLayoutEffect(() => {
    if (!data) return;
    onShow.current = { shown: shownWords(data.sentences), language: data.language };
    for (const part of parts ?? [data]) {
      if (parts && taken.current.has(part)) continue;
      taken.current.add(part);
      words.load(new Set([...shownWords(part.sentences), ...part.phrases].map(({ id }) => id)), part.words);
    }
    phrases.load(shownPhrases(data));
  }, [words, phrases, onShow, data, parts]);
}
