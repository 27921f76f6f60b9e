/** Languages written without spaces, in which a word may adjoin other letters. */
const withoutSpaces = new Set(['ja', 'zh', 'th']);

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’]");

// These aren't part of each word's pattern, because compiling case-insensitive letter classes takes milliseconds.
const letterBefore = /[\p{L}\p{M}]$/u;
const letterAfter = /^[\p{L}\p{M}]/u;

/** Returns whether part of a text is directly next to a letter. Letters have at most two UTF-16 code units. */
const adjoinsLetter = (text: string, from: number, to: number): boolean =>
  letterBefore.test(text.slice(Math.max(0, from - 2), from)) || letterAfter.test(text.slice(to, to + 2));

/**
 * Replaces a word's parts in an example with `[…]`, for the front of a card. Returns an empty string if a part doesn't
 * occur as written.
 */
export function blankWord(example: string, parts: readonly string[], language: string): string {
  const isInside = withoutSpaces.has(language)
    ? () => false
    : (found: string, from: number, text: string) => adjoinsLetter(text, from, from + found.length);
  let text = example;
  for (const part of new Set(parts)) {
    const blanked = text.replace(
      new RegExp(escaped(part), 'giu'),
      (found: string, from: number, fullText: string) => (isInside(found, from, fullText) ? found : '[…]'),
    );
    if (blanked === text) return '';
    text = blanked;
  }
  return text;
}
