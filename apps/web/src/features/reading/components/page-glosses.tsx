import { getGlosses } from '@glossa/contract/glosses';
import type { ReadingPage } from '@glossa/contract/reading';
import { useEffect } from 'react';

import { addGlosses } from '@/domain/words/in-text/add-glosses.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import { usePageQueries } from '../hooks/use-page-queries.ts';

/** Loads the dictionary entries of a page's words, so that a hint or panel shows them immediately. */
export function PageGlosses({ data }: { data: ReadingPage }) {
  const { glosses } = useTextWords();
  const { loaded } = usePageQueries(getGlosses, data, true);
  useEffect(() => {
    for (const page of loaded) addGlosses(glosses, page);
  }, [glosses, loaded]);
  // An element that signals that the entries for the pages on screen have loaded.
  return loaded.length > 0 && <span hidden data-glosses />;
}
