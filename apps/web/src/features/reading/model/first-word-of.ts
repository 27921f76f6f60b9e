import type { ReadingPage } from '@glossa/contract/reading';

import { shownWords } from '@/domain/words/in-text/model/shown-words.ts';
import { pageOf } from './place.ts';

/** Returns the index of the first word of `page` in continuous mode; 0 without a page. */
export function firstWordOf({
  page,
  sentences,
  sentences_per_page: size,
}: Pick<ReadingPage, 'page' | 'sentences' | 'sentences_per_page'>): number {
  const before = sentences.filter(({ seq }) => pageOf(seq, size) < page);
  const index = shownWords(before).length;
  return index < shownWords(sentences).length ? index : 0;
}
