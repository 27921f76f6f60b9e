import { maxPhraseWords } from '@glossa/contract/words';

import type { WordSelection } from './selection-store.ts';
import type { WordOccurrence } from './sentences.ts';

type Occurrences = readonly WordOccurrence[];

const canFormPhrase = (occurrences: Occurrences, words: readonly number[]): boolean =>
  words.length <= maxPhraseWords && new Set(words.map((word) => occurrences[word]?.seq)).size === 1;

/** Returns the words from one to another; undefined if there are too many for a phrase, or they span two sentences. */
export function wordsBetween(occurrences: Occurrences, from: number, to: number): number[] | undefined {
  const first = Math.min(from, to);
  const words = Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => first + step);
  return canFormPhrase(occurrences, words) ? words : undefined;
}

/** Adds a word to the selection, or removes it; returns undefined if the result is not a phrase in one sentence. */
export function toggleWord(
  occurrences: Occurrences,
  selected: readonly number[],
  index: number,
): number[] | undefined {
  const words = selected.includes(index)
    ? selected.filter((word) => word !== index)
    : [...selected, index].sort((a, b) => a - b);
  return words.length > 0 && canFormPhrase(occurrences, words) ? words : undefined;
}

/** Moves the selection's active end by one word; returns undefined where that is not possible. */
export function extendSelection(
  occurrences: Occurrences,
  { index, words, anchor }: WordSelection,
  step: 1 | -1,
): { words: number[]; index: number; anchor: number } | undefined {
  const [first = index] = words;
  const last = words.at(-1) ?? index;
  // A phrase selected as a whole grows at the end that the arrow points to.
  const start = anchor ?? (words.length === 1 ? index : step === 1 ? first : last);
  const head = (anchor === undefined ? (step === 1 ? last : first) : index) + step;
  const next = occurrences[head] && wordsBetween(occurrences, start, head);
  return next && { words: next, index: head, anchor: start };
}

/** A phrase to select: its words, if they can form one, and the other fields of the selection. */
export interface PhraseCandidate {
  words: readonly number[] | undefined;
  details: Omit<WordSelection, 'words' | 'focus'>;
}

/**
 * Returns the phrase that results from a click on a word, if any: with Ctrl (`add`) or while words are being added, the
 * click adds or removes the word; with Shift (`extend`) or after a long press, the word is the phrase's other end.
 */
export function phraseAt(
  occurrences: Occurrences,
  { words, index, anchor = index, isAdding, pending }: WordSelection,
  clicked: number,
  by: WordSelection['by'],
  modifier: 'add' | 'extend' | undefined,
): PhraseCandidate | undefined {
  if (isAdding) {
    return { words: toggleWord(occurrences, words, clicked), details: { index: clicked, by, isAdding } };
  }
  if (modifier === 'add') {
    return { words: toggleWord(occurrences, words, clicked), details: { index: clicked, by } };
  }
  if (modifier === 'extend' || pending) {
    return { words: wordsBetween(occurrences, anchor, clicked), details: { index: clicked, by, anchor } };
  }
  return undefined;
}

/** Returns the phrase that Shift and an arrow key select. */
export function extendPhrase(
  occurrences: Occurrences,
  selected: WordSelection,
  step: 1 | -1,
): PhraseCandidate {
  const next = extendSelection(occurrences, selected, step);
  return {
    words: next?.words,
    details: { index: next?.index ?? selected.index, by: 'key', anchor: next?.anchor ?? selected.index },
  };
}

/** Toggles the mode in which words are added one by one. */
export function toggleAdding({ words, index, by, isAdding = false }: WordSelection): WordSelection {
  return {
    index: words.includes(index) ? index : (words[0] ?? index),
    words,
    by,
    focus: true,
    isAdding: !isAdding,
  };
}
