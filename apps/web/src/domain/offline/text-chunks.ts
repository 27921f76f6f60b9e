import type { ReadingPage } from '@glossa/contract/reading';

import type { OfflineText, TextChunk } from './database.ts';

/** Sentences per chunk, the unit in which texts are cached. */
export const chunkSize = 200;

/** Returns the numbers of the chunks that contain the sentences from `first` to `last`, both inclusive. */
export const chunksBetween = (first: number, last: number): number[] => {
  const from = Math.floor(first / chunkSize);
  return Array.from({ length: Math.floor(last / chunkSize) - from + 1 }, (_, step) => from + step);
};

/** Returns the first and last sentence of a page; undefined beyond the end of the text. */
export function pageRange(
  count: number,
  { page, perPage }: { page: number; perPage: number },
): { first: number; last: number } | undefined {
  const first = (page - 1) * perPage;
  return first < count ? { first, last: Math.min(first + perPage, count) - 1 } : undefined;
}

/**
 * Builds a page of any size from chunks, without the states of its words. Returns undefined if a chunk is missing or
 * the page is beyond the end of the text.
 */
export function assemblePage(
  head: OfflineText['head'],
  chunks: readonly TextChunk[],
  options: { page: number; perPage: number },
): Omit<ReadingPage, 'words'> | undefined {
  const range = pageRange(head.sentence_count, options);
  if (!range) return undefined;
  const isOnPage = ({ seq }: { seq: number }) => seq >= range.first && seq <= range.last;
  const needed = chunksBetween(range.first, range.last).map((number) =>
    chunks.find((chunk) => chunk.number === number),
  );
  if (needed.includes(undefined)) return undefined;
  const found = needed.filter((chunk) => chunk !== undefined);
  const start = (found[0]?.number ?? 0) * chunkSize;
  const times = found.every((chunk) => chunk.sentence_times.length > 0)
    ? found.flatMap((chunk) => chunk.sentence_times).slice(range.first - start, range.last + 1 - start)
    : [];
  return {
    ...head,
    page: options.page,
    pages: Math.ceil(head.sentence_count / options.perPage),
    sentences_per_page: options.perPage,
    sentences: found.flatMap((chunk) => chunk.sentences).filter(isOnPage),
    phrases: found.flatMap((chunk) => chunk.phrases).filter(isOnPage),
    sentence_times: times,
  };
}

/** Returns the IDs of the words and phrases on a page. */
export const collectWordIds = ({
  sentences,
  phrases,
}: Pick<ReadingPage, 'sentences' | 'phrases'>): number[] => [
  ...new Set([
    ...sentences.flatMap(({ tokens }) => tokens.flatMap(({ w }) => w ?? [])),
    ...phrases.map(({ id }) => id),
  ]),
];
