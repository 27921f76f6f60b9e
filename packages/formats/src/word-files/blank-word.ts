/** Languages that are written without spaces: a word may stand inside of letters. */
const withoutSpaces = new Set(['ja', 'zh', 'th']);

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’]");

// Not part of the pattern of each word: to build one with classes of letters in both cases takes milliseconds.
const letterBefore = /[\p{L}\p{M}]$/u;
const letterAfter = /^[\p{L}\p{M}]/u;

/** Whether a letter, of at most two units, adjoins a part of a text. */
const adjoinsLetter = (text: string, from: number, to: number): boolean =>
  letterBefore.test(text.slice(Math.max(0, from - 2), from)) || letterAfter.test(text.slice(to, to + 2));

/**
 * An example with the parts of a word left out, as `[…]`, for a card that asks for it; empty when the word is not in it
 * as it is written.
 */
export function blankWord(example: string, parts: readonly string[], language: string): string {
  const isInside = withoutSpaces.has(language)
    ? () => false
    : (found: string, from: number, text: string) => adjoinsLetter(text, from, from + found.length);
  let text = example;
  for (const part of new Set(parts)) {
    const blanked = text.replace(
      new RegExp(escaped(part), 'giu'),
      (found: string, from: number, whole: string) => (isInside(found, from, whole) ? found : '[…]'),
    );
    if (blanked === text) return '';
    text = blanked;
  }
  return text;
}
