import { charClass, charClasses, hasLetter } from './char-class.ts';
import { joinNames } from './chinese-names.ts';
import type { ChineseSegmenter } from './chinese-segmenter.ts';
import { scanWords } from './scan-words.ts';
import { isOneThaiWord, lengthWithoutRepetition } from './thai-words.ts';
import type { WordRules } from './word-rules.ts';

// Digits are excluded, because the segmenter would join them to the letters around them: มา2เดือน.
const thaiRuns = /[\u0e01-\u0e3a\u0e40-\u0e4e\u0e81-\u0ebd\u0ec0-\u0ecf\u0edc-\u0edf]+/g;
const chineseRuns = /[\p{Script=Han}々〇]+/gu;

/** Returns whether the character at `index` is in a script without spaces: Thai and Lao, or East Asian. */
export const isSpaceless = (text: string, index: number): boolean => {
  const code = text.charCodeAt(index);
  if (code >= 0xd840 && code <= 0xd88d) return true;
  if (charClasses[code] !== charClass.letter) return false;
  const isThai = code >= 0x0e00 && code < 0x0f00;
  return (
    isThai ||
    (code >= 0x2e80 && code < 0xac00) ||
    (code >= 0xf900 && code < 0xfb00) ||
    (code >= 0xff66 && code < 0xffa0)
  );
};

/** Calls `segment` with each run of a script, and scans the passages in between with `rules`. */
const segmentRuns = (
  sentence: string,
  runs: RegExp,
  {
    rules,
    words,
    segment,
  }: { rules: WordRules; words: number[]; segment: (run: string, start: number) => void },
): void => {
  let foreign = 0;
  for (const { 0: run, index } of sentence.matchAll(runs)) {
    if (foreign < index) scanWords(sentence, foreign, index, rules, words, 0);
    segment(run, index);
    foreign = index + run.length;
  }
  if (foreign < sentence.length) scanWords(sentence, foreign, sentence.length, rules, words, 0);
};

/**
 * Appends the bounds of the words of one Chinese sentence to `words`. Passages in other scripts are scanned with
 * `rules`.
 */
export const chineseWords = (
  sentence: string,
  segmenter: ChineseSegmenter,
  rules: WordRules,
  words: number[],
): void => {
  segmentRuns(sentence, chineseRuns, {
    rules,
    words,
    segment: (run, start) => {
      let at = start;
      for (const { length } of segmenter(run)) {
        const end = at + length;
        if (hasLetter(sentence, at, end)) words.push(at, end);
        at = end;
      }
    },
  });
  joinNames(sentence, words);
};

let thai: Intl.Segmenter | undefined;

/**
 * Appends the bounds of the words of one Thai sentence to `words`, as found by ICU's dictionary. Passages in other
 * scripts are scanned with `rules`. The sentence has to be short, because the segmenter is quadratic.
 */
export const thaiWords = (sentence: string, rules: WordRules, words: number[]): void => {
  const segmenter = (thai ??= new Intl.Segmenter('th', { granularity: 'word' }));
  segmentRuns(sentence, thaiRuns, {
    rules,
    words,
    segment: (run, start) => {
      let before = '';
      for (const { index, segment, isWordLike } of segmenter.segment(run)) {
        if (isWordLike !== true || !isSpaceless(run, index)) continue;
        const from = start + index;
        const length = lengthWithoutRepetition(segment);
        const isPart = words.at(-1) === from && isOneThaiWord(before, segment);
        if (isPart) words[words.length - 1] = from + length;
        else if (length > 0) words.push(from, from + length);
        before = isPart ? before + segment : segment;
      }
    },
  });
};
