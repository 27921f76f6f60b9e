import { charClass } from './char-class.ts';
import { joinsWord } from './join-word.ts';
import { normalizeWord } from './normalize.ts';
import { splitCompound } from './split-compound.ts';
import { findUrlEnd, isDomain, findDomainEnd } from './url-bounds.ts';
import { addWord, scanClass, type WordScan } from './word-scan.ts';

const { letter, mark, digit, format, apostrophe, hyphen, dot } = charClass;

const isAddress = (scan: WordScan, from: number): boolean => {
  if (from < scan.addressChecked) return false;
  scan.addressChecked = findDomainEnd(scan.text, from, scan.end);
  return isDomain(scan.text, from, scan.addressChecked);
};

/**
 * Returns whether the apostrophe at `index` is part of the word that began at `from`: Italian po', French l' before «.
 */
const keepsApostrophe = ({ text, rules }: WordScan, from: number, index: number): boolean => {
  if (!rules.keepsFinalApostrophe) return false;
  let stem = index;
  while (stem > from && /\p{L}/u.test(text.charAt(stem - 1))) stem--;
  return rules.keepsFinalApostrophe(normalizeWord(text.slice(stem, index), 0));
};

/**
 * Scans a word that contains characters other than letters of the basic multilingual plane, and adds it or its parts.
 * The word begins at `from` with a letter or digit. Returns where to continue.
 */
export const scanMarkedWord = (scan: WordScan, from: number): number => {
  let i = from;
  let to = from;
  let segment = from;
  let cls = scanClass(scan, i);
  let isCompound = false;
  let hasInitials = false;
  for (; i < scan.end; cls = scanClass(scan, ++i)) {
    if (cls === letter || cls === mark || cls === digit) {
      to = i + 1;
    } else if (cls !== format) {
      if (to !== i || !joinsWord(scan, i, cls, segment)) break;
      segment = i + 1;
      if (cls === dot) hasInitials = true;
      else if (cls === apostrophe || cls === hyphen) isCompound = true;
    }
  }
  if (i < scan.end && to === i) {
    if (cls === apostrophe && keepsApostrophe(scan, from, i)) {
      to = ++i;
      isCompound = true;
    } else if (cls === dot && hasInitials && i - segment === 1) {
      // The last period of U.S. is part of the abbreviation, even at the end of a sentence.
      to = ++i;
    } else if (cls === dot && isAddress(scan, from)) return findUrlEnd(scan.text, from, scan.end);
  }
  if (isCompound) splitCompound(scan.text, from, to, scan.rules, (start, end) => addWord(scan, start, end));
  else addWord(scan, from, to);
  return i;
};
