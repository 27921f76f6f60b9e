import { charClass, charClasses, classAt, hasLetter } from './char-class.ts';
import { cutLong } from './cut-long.ts';
import { endsAtLineBreak } from './line-break.ts';
import type { SentenceRules } from './sentence-rules.ts';
import { sentenceMark } from './sentence-marks.ts';
import { endsAtStop } from './stop.ts';

const { none, lineFeed, stop, soft, hard, ellipsis } = sentenceMark;

const closers = new Set('"\'”’»«›‹“‘)]}」』】〕〉》）］｝＂＇*_');
/** Maximum number of closing marks after a sentence. A longer run is ornamental. */
const maxClosers = 12;

const isSpace = (text: string, index: number): boolean =>
  charClasses[text.charCodeAt(index)] === charClass.space;

/** Skips white space from `index`. */
const skipSpace = (text: string, index: number): number => {
  let i = index;
  while (i < text.length && isSpace(text, i)) i++;
  return i;
};

/** Skips closing quotation marks and brackets after a sentence, and note references such as [12]. */
const skipClosers = (text: string, index: number): number => {
  let i = index;
  while (i < index + maxClosers) {
    if (closers.has(text.charAt(i))) i++;
    else if (text.charAt(i) === '[' && /^\[\d{1,3}\]/.test(text.slice(i, i + 5)))
      i = text.indexOf(']', i) + 1;
    else break;
  }
  // French puts a space before the closing mark: « Oui. »
  const spaced = isSpace(text, i) && text.charAt(i) !== '\n' && text.charAt(i + 1) === '»';
  const isFollowedByText =
    spaced && i + 2 < text.length && !isSpace(text, i + 2) && !',.;:!?)'.includes(text.charAt(i + 2));
  return spaced && !isFollowedByText ? i + 2 : i;
};

/**
 * Returns the index of the first letter or digit at or after `index`, past up to 8 opening quotes, brackets and dashes.
 */
const findNextStart = (text: string, index: number): number => {
  let i = index;
  while (i < text.length && i < index + 8) {
    const cls = classAt(text, i);
    if (cls === charClass.letter || cls === charClass.digit) break;
    i++;
  }
  return i;
};

const isLower = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  if (code < 0x80) return code >= 0x61 && code <= 0x7a;
  const char = text.charAt(index);
  return char !== char.toUpperCase() && char === char.toLowerCase();
};

const isUpper = (text: string, index: number): boolean => /^\p{Lu}/u.test(text.charAt(index));

/** Returns whether the run of marks from `from` to `to`, with closing quotes up to `closed`, ends the sentence. */
const endsAtMarks = (
  text: string,
  kind: number,
  from: number,
  to: number,
  closed: number,
  rules: SentenceRules,
): boolean => {
  if (closed >= text.length) return true;
  if (kind === hard) {
    const isDecimal = text.charAt(from) === '．' && classAt(text, closed) === charClass.digit;
    return !isDecimal && !(closed > to && rules.quotationContinuers.includes(text.charAt(closed)));
  }
  if (!isSpace(text, closed)) {
    // Scripts without capitals often omit the space after the mark.
    const isCaseless = classAt(text, closed) === charClass.letter && /\p{Lo}/u.test(text.charAt(closed));
    return kind === soft && isCaseless && !rules.quotationContinuers.includes(text.charAt(closed));
  }
  const next = findNextStart(text, skipSpace(text, closed));
  // iPhone and eBay can begin a sentence.
  const isLowerNext = isLower(text, next) && !isUpper(text, next + 1);
  if (!rules.beginsInLowerCase && isLowerNext) return false;
  return kind !== stop || to - from > 1 || endsAtStop(text, from, next, rules);
};

/** Returns the strongest mark in a run such as `?!…`. A period is the weakest. */
const strongestMark = (marks: Uint8Array, text: string, from: number, to: number): number => {
  let run: number = stop;
  for (let i = from; i < to; i++) {
    const mark = marks[text.charCodeAt(i)] ?? none;
    if (run === stop || mark === hard || (run === ellipsis && mark === soft)) run = mark;
  }
  return run;
};

/**
 * Returns the end of the sentence that begins at `start`, including the white space after it.
 *
 * @param wrap the width at which the text's lines were wrapped, 0 if they weren't
 */
export const sentenceEnd = (text: string, start: number, rules: SentenceRules, wrap: number): number => {
  const { marks } = rules;
  const contentStart = skipSpace(text, start);
  const limit = contentStart + rules.maxLength;
  const last = Math.min(limit, text.length);
  let sawLetter = false;
  let i = contentStart;
  for (;;) {
    const runStart = i;
    while (i < last && marks[text.charCodeAt(i)] === none) i++;
    if (i >= last)
      return i >= text.length ? text.length : skipSpace(text, cutLong(text, contentStart, limit));
    sawLetter ||= hasLetter(text, runStart, i);
    if (marks[text.charCodeAt(i)] === lineFeed) {
      if (endsAtLineBreak(text, i, wrap)) return skipSpace(text, i);
      i = skipSpace(text, i);
      continue;
    }
    const from = i;
    while (i < last && (marks[text.charCodeAt(i)] ?? none) > lineFeed) i++;
    const run = strongestMark(marks, text, from, i);
    const closed = skipClosers(text, i);
    // Without a word before it, the mark belongs to a number (1. Beginnings) or is ornamental.
    if (sawLetter && endsAtMarks(text, run, from, i, closed, rules)) return skipSpace(text, closed);
  }
};
