import { charClass, charClasses, classAt, hasLetter } from './char-class.ts';
import type { WordRules } from './word-rules.ts';

/**
 * Maximum length of a word in UTF-16 code units. A longer run of letters is data (an encoded file, a line without
 * spaces).
 */
const maxWordLength = 200;

/** The state of a scan over part of a text, with the words found so far. */
export interface WordScan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly rules: WordRules;
  /** Start, end, start, end, … from `base`. */
  readonly words: number[];
  readonly base: number;
  /** Index up to which the text has been checked for domain names. */
  addressChecked: number;
}

/** Returns whether characters of this class can form a word by themselves, unlike marks inside a word. */
export const isCore = (cls: number): boolean =>
  cls === charClass.letter || cls === charClass.mark || cls === charClass.digit;

/** Returns the class of the character at `index`, or `other` past the end of the part. */
export const scanClass = (scan: WordScan, index: number): number => {
  if (index >= scan.end) return charClass.other;
  const cls = charClasses[scan.text.charCodeAt(index)] ?? charClass.other;
  return cls === charClass.surrogate ? classAt(scan.text, index) : cls;
};

/** Adds the word from `from` to `to`, unless it has no letter or is too long. */
export const addWord = (scan: WordScan, from: number, to: number): void => {
  if (to <= from || to - from > maxWordLength || !hasLetter(scan.text, from, to)) return;
  scan.words.push(from - scan.base, to - scan.base);
};

/** Removes the words that begin at or after `from`. */
export const removeWords = (scan: WordScan, from: number): void => {
  const { words, base } = scan;
  while (words.length > 0 && (words[words.length - 2] ?? 0) + base >= from) words.length -= 2;
};
