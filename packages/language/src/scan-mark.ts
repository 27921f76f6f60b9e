import { charClass } from './char-class.ts';
import { normalizeWord } from './normalize.ts';
import { findUrlEnd, findUrlStart } from './url-bounds.ts';
import { removeWords, isCore, scanClass, type WordScan } from './word-scan.ts';

const { letter, apostrophe, at, colon } = charClass;

/** Adds a listed form with a leading apostrophe, such as 'tis, if there is one. Returns where to continue. */
const scanLeading = (scan: WordScan, from: number): number => {
  const { text, start, rules, words, base } = scan;
  const isInside = from > start && isCore(scanClass(scan, from - 1));
  if (isInside || rules.leading.size === 0) return from + 1;
  let to = from + 1;
  while (to < from + 9 && scanClass(scan, to) === letter) to++;
  if (isCore(scanClass(scan, to)) || !rules.leading.has(normalizeWord(text.slice(from, to), 0)))
    return from + 1;
  words.push(from - base, to - base);
  return to;
};

/**
 * Scans a mark of class `cls` outside words, which may begin a form or be part of a URL or email address. Returns where
 * to continue.
 */
export const scanMark = (scan: WordScan, index: number, cls: number): number => {
  const { text, start, end } = scan;
  if (cls === apostrophe && scanClass(scan, index + 1) === letter) return scanLeading(scan, index);
  const isAddress =
    (cls === at && scanClass(scan, index + 1) === letter) ||
    (cls === colon && text.startsWith('//', index + 1));
  if (!isAddress) return index + 1;
  removeWords(scan, findUrlStart(text, index, start));
  return findUrlEnd(text, index, end);
};
