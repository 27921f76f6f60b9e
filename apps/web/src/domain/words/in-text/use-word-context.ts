import { useMemo } from 'react';

import type { WordContext } from '@/domain/words/entry/look-up-query.ts';
import type { Sentence, WordOccurrence } from './sentences.ts';
import type { TextItem } from './text-item.ts';

/**
 * Returns the sentence that contains the words, and the offset of the first word in it, in UTF-16 code units; undefined
 * if the words aren't adjacent.
 */
export function findContext(
  sentences: readonly Sentence[],
  occurrences: readonly WordOccurrence[],
  { seq, text, words: [first = 0] }: { seq: number; text: string; words: readonly number[] },
): WordContext | undefined {
  const tokens = sentences.find((sentence) => sentence.seq === seq)?.tokens ?? [];
  let word = occurrences.findIndex((occurrence) => occurrence.seq === seq);
  let position = 0;
  for (const { t, w } of tokens) {
    if (w !== undefined && word++ === first) break;
    position += t.length;
  }
  const sentence = tokens.map(({ t }) => t).join('');
  return sentence.startsWith(text, position) ? { sentence, position } : undefined;
}

/** Returns the sentence of an item and the item's offset in it; see `findContext`. */
export const useWordContext = (
  sentences: readonly Sentence[],
  occurrences: readonly WordOccurrence[],
  item: TextItem,
): WordContext | undefined =>
  useMemo(() => findContext(sentences, occurrences, item), [sentences, occurrences, item]);
