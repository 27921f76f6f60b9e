import type { ReadingPage } from '@glossa/contract/reading';

import { occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import { toParagraphs } from './paragraphs.ts';
import type { Paragraph } from './paragraphs.ts';

/** Converts pages in continuous mode to paragraphs marked with page starts and ends. */
export function leafParagraphs(pages: readonly Pick<ReadingPage, 'page' | 'sentences'>[]): Paragraph[] {
  let from = 0;
  return pages.flatMap(({ page, sentences }) => {
    const paragraphs = toParagraphs(sentences, from);
    from += occurrencesIn(sentences).length;
    const [head, last] = [paragraphs[0], paragraphs.at(-1)];
    if (head) head.begins = page;
    if (last) last.ends = page;
    return paragraphs;
  });
}
