import { charClass, charClasses } from './char-class.ts';
import { joinNames } from './chinese-names.ts';
import { scanWords } from './scan-words.ts';
import { isOneThaiWord, lengthWithoutRepetition } from './thai-words.ts';
import type { WordRules } from './word-rules.ts';

const segmenters = new Map<string, Intl.Segmenter>();

const getSegmenter = (code: string): Intl.Segmenter => {
  const known = segmenters.get(code);
  if (known) return known;
  const segmenter = new Intl.Segmenter(code, { granularity: 'word' });
  segmenters.set(code, segmenter);
  return segmenter;
};

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

/**
 * Appends the bounds of the words of one sentence to `words`, as found by ICU's dictionary. Passages in other scripts
 * are scanned with `rules`. The sentence has to be short, because the segmenter is quadratic.
 */
export const segmentWords = (
  sentence: string,
  code: 'zh' | 'th',
  rules: WordRules,
  words: number[],
): void => {
  let foreign = 0;
  let before = '';
  for (const { index, segment, isWordLike } of getSegmenter(code).segment(sentence)) {
    if (isWordLike !== true || !isSpaceless(sentence, index)) continue;
    if (foreign < index) scanWords(sentence, foreign, index, rules, words, 0);
    const length = code === 'th' ? lengthWithoutRepetition(segment) : segment.length;
    const isPart = code === 'th' && words.at(-1) === index && isOneThaiWord(before, segment);
    if (isPart) words[words.length - 1] = index + length;
    else if (length > 0) words.push(index, index + length);
    foreign = index + segment.length;
    before = isPart ? before + segment : segment;
  }
  if (foreign < sentence.length) scanWords(sentence, foreign, sentence.length, rules, words, 0);
  if (code === 'zh') joinNames(sentence, words);
};
