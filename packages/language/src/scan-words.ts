import { charClass, charClasses } from './char-class.ts';
import { scanMark } from './scan-mark.ts';
import { scanMarkedWord } from './scan-marked-word.ts';
import type { WordRules } from './word-rules.ts';
import { isCore, addWord, scanClass, type WordScan } from './word-scan.ts';

const { letter, other, space } = charClass;

/**
 * Finds the words between `start` and `end` of a text in a script with spaces, and appends the start and end of each to
 * `words`, in UTF-16 code units from `base`. Skips numbers, URLs, email addresses, and quotation marks around words.
 */
export const scanWords = (
  text: string,
  start: number,
  end: number,
  rules: WordRules,
  words: number[],
  base = start,
): void => {
  const scan: WordScan = { text, start, end, rules, words, base, addressChecked: start };
  let i = start;
  while (i < end) {
    const from = i;
    while (i < end && charClasses[text.charCodeAt(i)] === letter) i++;
    const cls = i < end ? (charClasses[text.charCodeAt(i)] ?? other) : space;
    if (i === from) {
      // Most other characters are spaces or punctuation, which can be skipped.
      if (cls === space || cls === other) i++;
      else if (isCore(scanClass(scan, i))) i = scanMarkedWord(scan, i);
      else i = scanMark(scan, i, cls);
    } else if (cls === space || cls === other) addWord(scan, from, i);
    else i = scanMarkedWord(scan, from);
  }
};
