import type { Readings } from '@glossa/contract/readings';
import type { WordState } from '@glossa/contract/words';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import type { Sentence } from './sentences.ts';

/** The segments of a word: `r` is the reading above `t`. */
export type ReadingSegments = Readings['sentences'][number]['readings'][number]['parts'];

/** Maximum characters of a translation that fit above a word. */
const maxLength = 18;

/** Returns whether a word has ruby with this setting. */
export const showsRuby = (setting: ReaderSettings['readingsOver'], { level, ignored }: WordState): boolean =>
  setting === 'all' || (setting === 'unknown' && level < 4 && !ignored);

/** Returns the first meaning of a translation, truncated to fit above a word. */
export function shortTranslation(translation: string): string {
  const first = translation.split(/[;,/；，、\n]/u, 1)[0]?.trim() ?? '';
  const characters = Array.from(first);
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : first;
}

/** Returns the readings of the words in the sentences, by word index. */
export function readingsByWord(
  sentences: readonly Sentence[],
  { sentences: loaded }: Pick<Readings, 'sentences'>,
): ReadonlyMap<number, ReadingSegments> {
  const bySentence = new Map(loaded.map(({ seq, readings }) => [seq, readings]));
  const byWord = new Map<number, ReadingSegments>();
  let index = 0;
  for (const { seq, tokens } of sentences) {
    const segmentsByToken = new Map(
      bySentence.get(seq)?.map(({ token, parts: segments }) => [token, segments]),
    );
    tokens.forEach(({ w }, token) => {
      if (w === undefined) return;
      const segments = segmentsByToken.get(token);
      if (segments) byWord.set(index, segments);
      index += 1;
    });
  }
  return byWord;
}
