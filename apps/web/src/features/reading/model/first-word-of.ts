import type { ReadingPage } from '@glossa/contract/reading';

import { occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import { pageOf } from './place.ts';

/** Returns the index of the first word of `page` in continuous mode; 0 without a page. */
export function firstWordOf({
  page,
  sentences,
  sentences_per_page: size,
}: Pick<ReadingPage, 'page' | 'sentences' | 'sentences_per_page'>): number {
  const before = sentences.filter(({ seq }) => pageOf(seq, size) < page);
  const index = occurrencesIn(before).length;
  return index < occurrencesIn(sentences).length ? index : 0;
}
