import type { ReadingPage } from '@glossa/contract/reading';

import { shownWords } from '../../../lib/words-on-show/model/shown-words.ts';
import { pageOf } from './place.ts';

/** Number of the first word of the page that `page` tells, where several pages stand one under the other; 0 without one. */
export function firstWordOf({
  page,
  sentences,
  sentences_per_page: size,
}: Pick<ReadingPage, 'page' | 'sentences' | 'sentences_per_page'>): number {
  const before = sentences.filter(({ seq }) => pageOf(seq, size) < page);
  const index = shownWords(before).length;
  return index < shownWords(sentences).length ? index : 0;
}
