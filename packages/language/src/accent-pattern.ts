import { foldWord } from './fold-word.ts';

/** Code point ranges that contain accented letters, each with its first and last code point. */
const accentedRanges = [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x620, 0x6d3],
  [0x1e00, 0x1fff],
] as const;
const lowerCaseLetterPattern = /^[\p{Ll}\p{Lo}]$/u;
const marked = /^[\p{Script=Arabic}\p{Script=Hebrew}]$/u;
/** Vowel marks that may follow a letter. */
const marks = String.raw`[\u0591-\u05bd\u05c1-\u05c7\u0610-\u061a\u064b-\u065f\u0670]*`;
const regexSpecials = /[\\^$.*+?()[\]{}|]/gu;
/** Pairs of letters that may be written as one. */
const ligatures: Readonly<Record<string, string>> = { ss: 'ß', ae: 'æ', oe: 'œ', th: 'þ' };

let variants: ReadonlyMap<string, string> | undefined;

/** Returns all letters that fold to `letter`. */
function listVariants(letter: string): string {
  if (!variants) {
    const found = new Map<string, string>();
    for (const [first, last] of accentedRanges) {
      for (let code = first; code <= last; code++) {
        const variant = String.fromCodePoint(code);
        const folded = lowerCaseLetterPattern.test(variant) ? foldWord(variant) : variant;
        if (folded !== variant && folded.length === 1) found.set(folded, (found.get(folded) ?? '') + variant);
      }
    }
    variants = found;
  }
  return variants.get(letter) ?? '';
}

const escaped = (text: string): string => text.replaceAll(regexSpecials, String.raw`\$&`);

function letterPattern(letter: string): string {
  const others = listVariants(letter);
  return (others === '' ? escaped(letter) : `[${letter}${others}]`) + (marked.test(letter) ? marks : '');
}

/**
 * Returns a PostgreSQL regular expression that matches texts containing `text`, ignoring accents and vowel marks in
 * both. Use it with `~` for lower-case texts and with `~*` for any.
 */
export function accentPattern(text: string): string {
  const lowerCased = text.normalize('NFC').toLowerCase();
  const folded = foldWord(lowerCased);
  const letters = [...folded];
  let pattern = '';
  for (let at = 0; at < letters.length; at++) {
    const [one = '', two = ''] = letters.slice(at, at + 2);
    const ligature = ligatures[one + two];
    if (ligature !== undefined) at++;
    pattern +=
      ligature === undefined
        ? letterPattern(one)
        : `(?:${letterPattern(one)}${letterPattern(two)}|${ligature})`;
  }
  // Folding changes compatibility characters such as ① or Ａ, so also match them as they were written.
  return folded === lowerCased ? pattern : `(?:${escaped(lowerCased)}|${pattern})`;
}
