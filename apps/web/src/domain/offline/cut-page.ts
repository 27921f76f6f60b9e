import type { ReadingPage } from '@glossa/contract/reading';

import type { OfflineText, Leaf } from './database.ts';

/** Sentences per leaf, the unit in which texts are cached. */
export const leafSize = 200;

/** Returns the numbers of the leaves that contain the sentences from `first` to `last`, both inclusive. */
export const leavesOf = (first: number, last: number): number[] => {
  const from = Math.floor(first / leafSize);
  return Array.from({ length: Math.floor(last / leafSize) - from + 1 }, (_, step) => from + step);
};

/** Returns the first and last sentence of a page; undefined beyond the end of the text. */
export function rangeOf(
  count: number,
  { page, perPage }: { page: number; perPage: number },
): { first: number; last: number } | undefined {
  const first = (page - 1) * perPage;
  return first < count ? { first, last: Math.min(first + perPage, count) - 1 } : undefined;
}

/**
 * Builds a page of any size from leaves, without the states of its words. Returns undefined if a leaf is missing, or
 * beyond the end of the text.
 */
export function cutPage(
  head: OfflineText['head'],
  leaves: readonly Leaf[],
  wanted: { page: number; perPage: number },
): Omit<ReadingPage, 'words'> | undefined {
  const range = rangeOf(head.sentence_count, wanted);
  if (!range) return undefined;
  const isOnPage = ({ seq }: { seq: number }) => seq >= range.first && seq <= range.last;
  const needed = leavesOf(range.first, range.last).map((number) =>
    leaves.find((leaf) => leaf.number === number),
  );
  if (needed.includes(undefined)) return undefined;
  const there = needed.filter((leaf) => leaf !== undefined);
  const start = (there[0]?.number ?? 0) * leafSize;
  const times = there.every((leaf) => leaf.sentence_times.length > 0)
    ? there.flatMap((leaf) => leaf.sentence_times).slice(range.first - start, range.last + 1 - start)
    : [];
  return {
    ...head,
    page: wanted.page,
    pages: Math.ceil(head.sentence_count / wanted.perPage),
    sentences_per_page: wanted.perPage,
    sentences: there.flatMap((leaf) => leaf.sentences).filter(isOnPage),
    phrases: there.flatMap((leaf) => leaf.phrases).filter(isOnPage),
    sentence_times: times,
  };
}

/** Returns the IDs of the words and phrases on a page. */
export const wordsOf = ({ sentences, phrases }: Pick<ReadingPage, 'sentences' | 'phrases'>): number[] => [
  ...new Set([
    ...sentences.flatMap(({ tokens }) => tokens.flatMap(({ w }) => w ?? [])),
    ...phrases.map(({ id }) => id),
  ]),
];
