import { charClass, charClasses } from './char-class.ts';
import { isCore, scanClass, type WordScan } from './word-scan.ts';

const { letter, digit, apostrophe, hyphen, middleDot, dot, comma, quote, other } = charClass;

const isHebrew = (code: number): boolean => code >= 0x05d0 && code <= 0x05ea;
const isLetterL = (code: number): boolean => code === 0x6c || code === 0x4c;

/**
 * Returns whether the period at `stop` is inside initials: between single letters (U.S., z.B.), or after two letters
 * and before the last one (Ph.D.).
 */
const continuesInitials = (scan: WordScan, segment: number, stop: number): boolean => {
  if (scanClass(scan, stop + 1) !== letter) return false;
  const next = scanClass(scan, stop + 2);
  if (stop - segment === 1) return scanClass(scan, segment) === letter && !isCore(next);
  const isTwoLetters = stop - segment === 2 && next === dot;
  return isTwoLetters && /^\p{Lu}\p{Ll}\.\p{Lu}$/u.test(scan.text.slice(segment, stop + 2));
};

/** Returns whether a quote is gershayim: צה"ל and מנכ"לית are acronyms, but ה"ארץ" is a prefix and a quotation. */
const isGershayim = ({ text, end }: WordScan, index: number): boolean => {
  if (!isHebrew(text.charCodeAt(index - 1)) || !isHebrew(text.charCodeAt(index + 1))) return false;
  let after = index + 1;
  while (after < end && isHebrew(text.charCodeAt(after))) after++;
  return after - index === 2 || after === end || charClasses[text.charCodeAt(after)] !== quote;
};

/**
 * Returns whether the mark of class `cls` at `index`, directly after a letter or digit, continues the word. `segment`
 * is the start of the word, or of its part after the last such mark.
 */
export const joinsWord = (scan: WordScan, index: number, cls: number, segment: number): boolean => {
  const { text, end } = scan;
  const next = scanClass(scan, index + 1);
  if (next === other) return false;
  switch (cls) {
    case apostrophe:
      // Before Hangul and ideographs, an apostrophe closes a quotation: '홈런왕'의.
      return next === letter && text.charCodeAt(index + 1) < 0x2e80;
    case hyphen:
      return next === letter;
    case middleDot:
      return (
        index + 1 < end && isLetterL(text.charCodeAt(index - 1)) && isLetterL(text.charCodeAt(index + 1))
      );
    case comma:
      return next === digit && scanClass(scan, index - 1) === digit;
    case dot:
      if (next === digit) return scanClass(scan, index - 1) === digit;
      return continuesInitials(scan, segment, index);
    case quote:
      return isGershayim(scan, index);
    default:
      return false;
  }
};
