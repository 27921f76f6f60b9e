import type { ReadingPage } from '@glossa/contract/reading';
import { useLayoutEffect, useRef } from 'react';

import { pagePhrases } from '../model/page-phrases.ts';
import { pageWords } from '../model/page-words.ts';
import { useReading } from './reading-session.ts';

/**
 * Tells the session what is on show. `parts` are the answers of the server that `data` is made of: what one of them
 * says of words is taken over once, as it grows old while others come.
 */
export function useTakenOver(data: ReadingPage | undefined, parts?: readonly ReadingPage[]): void {
  const { words, phrases, shown } = useReading();
  const taken = useRef(new WeakSet<ReadingPage>());
  // Before the first paint, so that no word shows as new that is not.
  useLayoutEffect(() => {
    if (!data) return;
    shown.current = { page: pageWords(data.sentences), language: data.language, data };
    for (const part of parts ?? [data]) {
      if (parts && taken.current.has(part)) continue;
      taken.current.add(part);
      words.load(new Set([...pageWords(part.sentences), ...part.phrases].map(({ id }) => id)), part.words);
    }
    phrases.load(pagePhrases(data));
  }, [words, phrases, shown, data, parts]);
}
