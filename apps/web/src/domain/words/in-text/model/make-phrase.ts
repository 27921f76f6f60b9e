import { longestPhrase } from '@glossa/contract/words';

import type { ShownWord } from './shown-words.ts';
import type { Selected } from './selection.ts';

type Shown = readonly ShownWord[];

const together = (shown: Shown, words: readonly number[]): boolean =>
  words.length <= longestPhrase && new Set(words.map((word) => shown[word]?.seq)).size === 1;

/** Returns all words between two; undefined if they are too many for a phrase or span two sentences. */
export function wordsBetween(shown: Shown, from: number, to: number): number[] | undefined {
  const first = Math.min(from, to);
  const words = Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => first + step);
  return together(shown, words) ? words : undefined;
}

/** Adds a word to the selection, or removes it; returns undefined if the result is not a phrase in one sentence. */
export function withWord(shown: Shown, selected: readonly number[], index: number): number[] | undefined {
  const words = selected.includes(index)
    ? selected.filter((word) => word !== index)
    : [...selected, index].sort((a, b) => a - b);
  return words.length > 0 && together(shown, words) ? words : undefined;
}

/** Moves the selection's active end by one word; returns undefined where that is not possible. */
export function extended(
  shown: Shown,
  { index, words, anchor }: Selected,
  step: 1 | -1,
): { words: number[]; index: number; anchor: number } | undefined {
  const [first = index] = words;
  const last = words.at(-1) ?? index;
  // A phrase selected as a whole grows at the end that the arrow points to.
  const from = anchor ?? (words.length === 1 ? index : step === 1 ? first : last);
  const head = (anchor === undefined ? (step === 1 ? last : first) : index) + step;
  const next = shown[head] && wordsBetween(shown, from, head);
  return next && { words: next, index: head, anchor: from };
}

/** A phrase to select: its words, if they can form one, and the other fields of the selection. */
export interface Pick {
  words: readonly number[] | undefined;
  more: Omit<Selected, 'words' | 'focus'>;
}

/**
 * Returns the phrase that a click makes of the selection, if any: with Ctrl (`add`) or while gathering, it adds or
 * removes the word; with Shift (`extend`) or after a long press, the word is the phrase's other end.
 */
export function pickAt(
  shown: Shown,
  { words, index, anchor = index, gathering, pending }: Selected,
  at: number,
  by: Selected['by'],
  how: 'add' | 'extend' | undefined,
): Pick | undefined {
  if (gathering) return { words: withWord(shown, words, at), more: { index: at, by, gathering } };
  if (how === 'add') return { words: withWord(shown, words, at), more: { index: at, by } };
  if (how === 'extend' || pending) {
    return { words: wordsBetween(shown, anchor, at), more: { index: at, by, anchor } };
  }
  return undefined;
}

/** Returns the selection after Shift and an arrow. */
export function pickNext(shown: Shown, selected: Selected, step: 1 | -1): Pick {
  const next = extended(shown, selected, step);
  return {
    words: next?.words,
    more: { index: next?.index ?? selected.index, by: 'key', anchor: next?.anchor ?? selected.index },
  };
}

/** Toggles the mode in which words are added one by one. */
export function gathered({ words, index, by, gathering = false }: Selected): Selected {
  return {
    index: words.includes(index) ? index : (words[0] ?? index),
    words,
    by,
    focus: true,
    gathering: !gathering,
  };
}
