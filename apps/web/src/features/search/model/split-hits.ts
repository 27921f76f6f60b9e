import { findWords, searchable } from '../../../lib/search/find-words.ts';

/** A text in pieces: those at odd places are what is searched for, in any case and with or without accents. */
export function splitHits(text: string, query: string): string[] {
  const { folded } = searchable(query);
  const spans = folded === '' ? [] : findWords(searchable(text), [folded]);
  const ends = [0, ...spans.flatMap(({ from, to }) => [from, to])];
  return ends.map((from, at) => text.slice(from, ends[at + 1]));
}
