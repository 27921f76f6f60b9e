import { isJoint } from '@glossa/language/is-joint';

import { isUnspaced } from './is-unspaced.ts';
import { sameWords } from './shown-phrases.ts';
import type { ShownPhrase } from './shown-phrases.ts';
import type { ShownWord } from './shown-words.ts';

/** What can be selected: a word, a phrase of the learner, or one in the making. */
export interface ShownItem {
  /** Id of the word or phrase; below 0 for a phrase in the making. */
  id: number;
  /** As it is written here; ` … ` where other words stand between. */
  text: string;
  /** Number of its sentence in the text or video. */
  seq: number;
  /** Numbers of its words among those on show. */
  words: readonly number[];
  kind: 'word' | 'phrase' | 'draft';
  /** Of a phrase: the ids of its words in order, 0 where others stand between. */
  parts?: readonly number[];
}

/** Whether a word follows the one before it in a phrase with nothing of weight between them. */
const follows = (shown: readonly ShownWord[], words: readonly number[], place: number): boolean => {
  const index = words[place] ?? 0;
  return words[place - 1] === index - 1 && isJoint(shown[index]?.before ?? '');
};

/** Some words of a sentence as one writes them; ` … ` where others stand between. */
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

/** Ids of the words of a phrase in order, 0 where others stand between. */
export const partsOf = (shown: readonly ShownWord[], words: readonly number[]): number[] =>
  words.flatMap((index, place) => {
    const id = shown[index]?.id ?? 0;
    return place === 0 || follows(shown, words, place) ? [id] : [0, id];
  });

const draftIds = new Map<string, number>();

/** A phrase in the making keeps its id, below 0, wherever it is begun again. */
const draftId = (parts: readonly number[]): number => {
  const key = parts.join();
  const id = draftIds.get(key) ?? -1 - draftIds.size;
  draftIds.set(key, id);
  return id;
};

/** What some of the words on show are together; undefined when they are not there. `phrases` are the learner's there. */
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
