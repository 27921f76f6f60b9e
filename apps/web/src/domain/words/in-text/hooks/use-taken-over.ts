import { useLayoutEffect, useRef } from 'react';

import { shownPhrases } from '../model/shown-phrases.ts';
import { shownWords } from '../model/shown-words.ts';
import type { ToldSentences } from '../model/told-sentences.ts';
import { useWordsOnShow } from './words-on-show.ts';

/**
 * Loads the displayed sentences into the shared word state. `parts` are the responses that make up `data`; the word
 * states of each are loaded only once, since they become outdated while others arrive.
 */
export function useTakenOver(data: ToldSentences | undefined, parts?: readonly ToldSentences[]): void {
  const { words, phrases, onShow } = useWordsOnShow();
  const taken = useRef(new WeakSet<ToldSentences>());
  // Before the first paint, so that no known word flashes as new.
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
