import { isJoint } from '@glossa/language/is-joint';

import { sameWords } from './phrases.ts';
import type { PhraseOccurrence } from './phrases.ts';
import { isUnspaced } from './sentences.ts';
import type { WordOccurrence } from './sentences.ts';

/** A selectable item: a word, one of the learner's phrases, or a draft phrase. */
export interface TextItem {
  /** ID of the word or phrase; below 0 for a draft phrase. */
  id: number;
  /** The item as written in its sentence; ` … ` marks a gap. */
  text: string;
  /** Number of its sentence in the text or video. */
  seq: number;
  /** Indexes of its words among those on screen. */
  words: readonly number[];
  kind: 'word' | 'phrase' | 'draft';
  /** For a phrase: the IDs of its words in order, 0 for a gap. */
  parts?: readonly number[];
}

/** Returns whether a word of a phrase directly follows the previous one, with no relevant text between them. */
const isAdjacent = (
  occurrences: readonly WordOccurrence[],
  words: readonly number[],
  position: number,
): boolean => {
  const index = words[position] ?? 0;
  return words[position - 1] === index - 1 && isJoint(occurrences[index]?.before ?? '');
};

/** Joins words of a sentence as they are written; ` … ` marks a gap. */
export const phraseText = (
  occurrences: readonly WordOccurrence[],
  words: readonly number[],
  language: string,
): string =>
  words
    .map((index, position) => {
      const { text = '', before = '' } = occurrences[index] ?? {};
      if (position === 0) return text;
      if (!isAdjacent(occurrences, words, position)) return ` … ${text}`;
      const between = /\s/.test(before) ? (isUnspaced(language) ? '' : ' ') : before;
      return between + text;
    })
    .join('');

/** Returns the IDs of a phrase's words in order, 0 for a gap. */
export const getPhraseParts = (occurrences: readonly WordOccurrence[], words: readonly number[]): number[] =>
  words.flatMap((index, position) => {
    const id = occurrences[index]?.id ?? 0;
    return position === 0 || isAdjacent(occurrences, words, position) ? [id] : [0, id];
  });

const draftIds = new Map<string, number>();

/** Returns the ID, below 0, of a draft phrase; the same words always get the same ID. */
const draftId = (parts: readonly number[]): number => {
  const key = parts.join();
  const id = draftIds.get(key) ?? -1 - draftIds.size;
  draftIds.set(key, id);
  return id;
};

/** Returns the item that the words with these indexes form; undefined if they are not on screen. */
export function findItem(
  occurrences: readonly WordOccurrence[],
  phrases: readonly PhraseOccurrence[],
  words: readonly number[],
  language: string,
): TextItem | undefined {
  const first = occurrences[words[0] ?? -1];
  if (!first) return undefined;
  if (words.length === 1) return { id: first.id, text: first.text, seq: first.seq, words, kind: 'word' };
  const phrase = phrases.find((known) => sameWords(known.words, words));
  const parts = getPhraseParts(occurrences, words);
  return {
    id: phrase?.id ?? draftId(parts),
    parts,
    text: phraseText(occurrences, words, language),
    seq: first.seq,
    words,
    kind: phrase ? 'phrase' : 'draft',
  };
}
