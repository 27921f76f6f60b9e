import type { Readings } from '@glossa/contract/readings';
import type { WordState } from '@glossa/contract/words';

import type { ReaderSettings } from '@/domain/settings/use-reader-settings.ts';
import type { Sentence } from './sentence.ts';

/** The segments of a word: `r` is the reading above `t`. */
export type ReadingParts = Readings['sentences'][number]['readings'][number]['parts'];

/** Maximum characters of a translation that fit above a word. */
const most = 18;

/** Returns whether a word should be annotated. */
export const isWanted = (over: ReaderSettings['readingsOver'], { level, ignored }: WordState): boolean =>
  over === 'all' || (over === 'unknown' && level < 4 && !ignored);

/** Returns the first meaning of a translation, truncated to fit above a word. */
export function briefly(translation: string): string {
  const first = translation.split(/[;,/；，、\n]/u, 1)[0]?.trim() ?? '';
  const letters = Array.from(first);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : first;
}

/** Returns the readings of the words in some sentences, by word index. */
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
