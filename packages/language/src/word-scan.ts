import { charClass, charClasses, classAt, hasLetter } from './char-class.ts';
import type { WordRules } from './word-rules.ts';

/** A longer run of letters is no word but data (an encoded file, a line without spaces). In UTF-16 units. */
const longestWord = 200;

/** One pass over a part of a text, and the words it has found. */
export interface WordScan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly rules: WordRules;
  /** Start, end, start, end … counted from `base`. */
  readonly words: number[];
  readonly base: number;
  /** Up to here it is known whether the text is a domain name. */
  addressChecked: number;
}

/** Whether characters of the class make up a word by themselves, and are not marks inside one. */
export const isCore = (cls: number): boolean =>
  cls === charClass.letter || cls === charClass.mark || cls === charClass.digit;

/** The class of the character at `index`, `other` at and beyond the end of the part. */
export const scanClass = (scan: WordScan, index: number): number => {
  if (index >= scan.end) return charClass.other;
  const cls = charClasses[scan.text.charCodeAt(index)] ?? charClass.other;
  return cls === charClass.surrogate ? classAt(scan.text, index) : cls;
};

/** Keeps the word from `from` to `to`, unless it has no letter or is too long to be one. */
export const keepWord = (scan: WordScan, from: number, to: number): void => {
  if (to <= from || to - from > longestWord || !hasLetter(scan.text, from, to)) return;
  scan.words.push(from - scan.base, to - scan.base);
};

/** Takes back the words that begin at or after `from`. */
export const dropWords = (scan: WordScan, from: number): void => {
  const { words, base } = scan;
  while (words.length > 0 && (words[words.length - 2] ?? 0) + base >= from) words.length -= 2;
};
