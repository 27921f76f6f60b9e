import type { ReadingPage } from '@glossa/contract/reading';

import { occurrencesIn } from '@/domain/words/in-text/sentences.ts';
import { pageForSentence } from './page-range.ts';
import { toParagraphs } from './paragraphs.ts';
import type { Paragraph } from './paragraphs.ts';

/** Converts pages in continuous mode to paragraphs marked with page starts and ends. */
export function toPageParagraphs(pages: readonly Pick<ReadingPage, 'page' | 'sentences'>[]): Paragraph[] {
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

/** Merges consecutive pages into one, with the number of the first. */
export function mergePages(pages: readonly [ReadingPage, ...ReadingPage[]]): ReadingPage {
  const [first] = pages;
  return {
    ...first,
    sentences: pages.flatMap(({ sentences }) => sentences),
    words: Object.assign({}, ...pages.map(({ words }) => words)) as ReadingPage['words'],
    phrases: pages.flatMap(({ phrases }) => phrases).toSorted((a, b) => b.tokens.length - a.tokens.length),
    sentence_times: pages.flatMap(({ sentence_times: times }) => times),
    bookmark: pages.at(-1)?.bookmark ?? first.bookmark,
    analysis: pages.at(-1)?.analysis ?? first.analysis,
  };
}

/** Returns the index of the first word of `page` in continuous mode; 0 if it has no words. */
export function firstWordIndex({
  page,
  sentences,
  sentences_per_page: perPage,
}: Pick<ReadingPage, 'page' | 'sentences' | 'sentences_per_page'>): number {
  const before = sentences.filter(({ seq }) => pageForSentence(seq, perPage) < page);
  const index = occurrencesIn(before).length;
  return index < occurrencesIn(sentences).length ? index : 0;
}
