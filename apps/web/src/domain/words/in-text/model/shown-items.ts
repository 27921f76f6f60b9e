import { isJoint } from '@glossa/language/is-joint';

import { isUnspaced } from './is-unspaced.ts';
import { sameWords } from './shown-phrases.ts';
import type { ShownPhrase } from './shown-phrases.ts';
import type { ShownWord } from './shown-words.ts';

/** Something selectable: a word, one of the learner's phrases, or a draft phrase. */
export interface ShownItem {
  /** ID of the word or phrase; below 0 for a draft phrase. */
  id: number;
  /** As written here; ` … ` marks a gap. */
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
const follows = (shown: readonly ShownWord[], words: readonly number[], place: number): boolean => {
  const index = words[place] ?? 0;
  return words[place - 1] === index - 1 && isJoint(shown[index]?.before ?? '');
};

/** Joins some words of a sentence as they are written; ` … ` marks a gap. */
export const textOf = (shown: readonly ShownWord[], words: readonly number[], language: string): string =>
  words
    .map((index, place) => {
      const { text = '', before = '' } = shown[index] ?? {};
      if (place === 0) return text;
      if (!follows(shown, words, place)) return ` … ${text}`;
      const between = /\s/.test(before) ? (isUnspaced(language) ? '' : ' ') : before;
      return between + text;
    })
    .join('');

/** Returns the IDs of a phrase's words in order, 0 for a gap. */
export const partsOf = (shown: readonly ShownWord[], words: readonly number[]): number[] =>
  words.flatMap((index, place) => {
    const id = shown[index]?.id ?? 0;
    return place === 0 || follows(shown, words, place) ? [id] : [0, id];
  });

const draftIds = new Map<string, number>();

/** Returns the ID, below 0, of a draft phrase; the same words always get the same one. */
const draftId = (parts: readonly number[]): number => {
  const key = parts.join();
  const id = draftIds.get(key) ?? -1 - draftIds.size;
  draftIds.set(key, id);
  return id;
};

/** Returns the item that some words on screen form; undefined if they are not there. `phrases` are the learner's. */
export function itemOf(
  shown: readonly ShownWord[],
  phrases: readonly ShownPhrase[],
  words: readonly number[],
  language: string,
): ShownItem | undefined {
  const first = shown[words[0] ?? -1];
  if (!first) return undefined;
  if (words.length === 1) return { id: first.id, text: first.text, seq: first.seq, words, kind: 'word' };
  const phrase = phrases.find((known) => sameWords(known.words, words));
  const parts = partsOf(shown, words);
  return {
    id: phrase?.id ?? draftId(parts),
    parts,
    text: textOf(shown, words, language),
    seq: first.seq,
    words,
    kind: phrase ? 'phrase' : 'draft',
  };
}
