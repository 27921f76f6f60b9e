import type { Readings } from '@glossa/contract/readings';
import type { WordState } from '@glossa/contract/words';

import type { ReaderSettings } from '../../settings/use-reader-settings.ts';
import type { Sentence } from './sentence.ts';

/** A word in pieces: `r` stands over `t`. */
export type ReadingParts = Readings['sentences'][number]['readings'][number]['parts'];

/** Characters of a translation that have room over a word. */
const most = 18;

/** Whether something is to be written over a word. */
export const isWanted = (over: ReaderSettings['readingsOver'], { level, ignored }: WordState): boolean =>
  over === 'all' || (over === 'unknown' && level < 4 && !ignored);

/** The first of the meanings that a translation names, cut to what has room over a word. */
export function briefly(translation: string): string {
  const first = translation.split(/[;,/；，、\n]/u, 1)[0]?.trim() ?? '';
  const letters = Array.from(first);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : first;
}

/** How the words of some sentences are read, by their numbers. */
export function readingsByWord(
  sentences: readonly Sentence[],
  { sentences: read }: Pick<Readings, 'sentences'>,
): ReadonlyMap<number, ReadingParts> {
  const bySentence = new Map(read.map(({ seq, readings }) => [seq, readings]));
  const found = new Map<number, ReadingParts>();
  let index = 0;
  for (const { seq, tokens } of sentences) {
    const own = new Map(bySentence.get(seq)?.map(({ token, parts }) => [token, parts]));
    tokens.forEach(({ w }, token) => {
      if (w === undefined) return;
      const parts = own.get(token);
      if (parts) found.set(index, parts);
      index += 1;
    });
  }
  return found;
}
