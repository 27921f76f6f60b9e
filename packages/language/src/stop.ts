import { charClass, classAt } from './char-class.ts';
import type { SentenceRules } from './sentence-rules.ts';

/** Maximum length of an abbreviation in UTF-16 code units. */
const maxAbbreviationLength = 16;

const isAbbreviationChar = (text: string, index: number): boolean => {
  const cls = classAt(text, index);
  if (cls === charClass.dot || cls === charClass.hyphen) return true;
  return cls === charClass.letter || cls === charClass.mark || cls === charClass.digit;
};

const wordBefore = (text: string, index: number): string => {
  let start = index;
  while (start > 0 && index - start <= maxAbbreviationLength && isAbbreviationChar(text, start - 1)) start--;
  return text.slice(start, index);
};

const wordAt = (text: string, index: number): string => {
  let end = index;
  while (end < text.length && end < index + 20 && classAt(text, end) === charClass.letter) end++;
  return text.slice(index, end);
};

const roman = /^[IVXLCDM]+$/;
const isNumber = (word: string): boolean => /^\p{N}/u.test(word) || roman.test(word);

/**
 * Returns whether the single period at `stop` ends its sentence.
 *
 * @param next index of the next letter or digit. The caller has ruled out a lowercase letter that can't begin a
 *   sentence.
 */
export const endsAtStop = (text: string, stop: number, next: number, rules: SentenceRules): boolean => {
  if (rules.stopsAbbreviate && /\p{Script=Thai}/u.test(text.charAt(stop - 1))) return false;
  const word = wordBefore(text, stop);
  if (word === '' || word.length > maxAbbreviationLength) return true;
  const isDigitNext = classAt(text, next) === charClass.digit;
  const follower = isDigitNext ? '' : wordAt(text, next);
  const isInitialNext = follower.length === 1 && text.charAt(next + 1) === '.';
  const startsSentence = !isInitialNext && rules.starters.has(follower.toLowerCase());

  if (/^\p{N}+$/u.test(word)) return !(rules.ordinalStops && word.length <= 2) || startsSentence;
  const form = word.toLowerCase();
  if (rules.nonTerminal.has(form)) return false;
  if (rules.units.has(form)) {
    const before = text.slice(Math.max(0, stop - word.length - 12), stop - word.length).trimEnd();
    return isNumber(before.slice(before.search(/[^\s]*$/))) && !isDigitNext;
  }
  if (rules.beforeNumber.has(form) && (isDigitNext || (roman.test(follower) && follower !== 'I')))
    return false;
  if (rules.canEndSentence.has(form))
    return !isDigitNext && (!word.includes('.') || startsSentence || rules.starters.size === 0);
  if (word.length === 1) {
    const isCased = form !== word;
    // In English, `I` is a word rather than an initial.
    if (word === 'I' && rules.starters.has('i')) return true;
    return isCased || rules.caselessInitials ? startsSentence : true;
  }
  // U.S., J.R.R.: don't end the sentence unless the next word typically begins a sentence.
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return startsSentence;
  return !(rules.ordinalStops && roman.test(word)) || startsSentence;
};
