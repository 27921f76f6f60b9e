import type { ReadingPage } from '@glossa/contract/reading';

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
