import { findWords, searchable } from '@/domain/search/find-words.ts';

/** Splits a text so that the parts at odd indexes match the query, ignoring case and accents. */
export function splitHits(text: string, query: string): string[] {
  const { folded } = searchable(query);
  const spans = folded === '' ? [] : findWords(searchable(text), [folded]);
  const ends = [0, ...spans.flatMap(({ from, to }) => [from, to])];
  return ends.map((from, at) => text.slice(from, ends[at + 1]));
}
