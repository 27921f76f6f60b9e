import { longestPhrase } from '@glossa/contract/words';

import type { ShownWord } from './shown-words.ts';
import type { Selected } from './selection.ts';

type Shown = readonly ShownWord[];

const together = (shown: Shown, words: readonly number[]): boolean =>
  words.length <= longestPhrase && new Set(words.map((word) => shown[word]?.seq)).size === 1;

/** All words from one to another; undefined when they are too many for a phrase or of two sentences. */
export function wordsBetween(shown: Shown, from: number, to: number): number[] | undefined {
  const first = Math.min(from, to);
  const words = Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => first + step);
  return together(shown, words) ? words : undefined;
}

/** The selection with a word more, or without it; undefined when that is no phrase of one sentence. */
export function withWord(shown: Shown, selected: readonly number[], index: number): number[] | undefined {
  const words = selected.includes(index)
    ? selected.filter((word) => word !== index)
    : [...selected, index].sort((a, b) => a - b);
  return words.length > 0 && together(shown, words) ? words : undefined;
}

/** The selection one word longer or shorter at the end that moves; undefined where it cannot go on. */
export function extended(
  shown: Shown,
  { index, words, anchor }: Selected,
  step: 1 | -1,
): { words: number[]; index: number; anchor: number } | undefined {
  const [first = index] = words;
  const last = words.at(-1) ?? index;
  // A phrase that was chosen as a whole grows at the end that the arrow points to.
  const from = anchor ?? (words.length === 1 ? index : step === 1 ? first : last);
  const head = (anchor === undefined ? (step === 1 ? last : first) : index) + step;
  const next = shown[head] && wordsBetween(shown, from, head);
  return next && { words: next, index: head, anchor: from };
}

/** What a phrase is to become: its words, if they can be one, and what else is selected with them. */
export interface Pick {
  words: readonly number[] | undefined;
  more: Omit<Selected, 'words' | 'focus'>;
}

/**
 * What a click on a word makes of the selection when it makes a phrase: with ctrl (`add`) or while words are gathered
 * the word joins or leaves it, with shift (`extend`) or after a finger began a phrase it is its other end.
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

/** The selection with shift and an arrow. */
export function pickNext(shown: Shown, selected: Selected, step: 1 | -1): Pick {
  const next = extended(shown, selected, step);
  return {
    words: next?.words,
    more: { index: next?.index ?? selected.index, by: 'key', anchor: next?.anchor ?? selected.index },
  };
}

/** The selection when words begin to be added one by one, or no more. */
export function gathered({ words, index, by, gathering = false }: Selected): Selected {
  return {
    index: words.includes(index) ? index : (words[0] ?? index),
    words,
    by,
    focus: true,
    gathering: !gathering,
  };
}
