/** Languages that are written without spaces: a word may stand inside of letters. */
const withoutSpaces = new Set(['ja', 'zh', 'th']);

const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", "['’]");

/**
 * An example with the parts of a word left out, as `[…]`, for a card that asks for it; empty when the word is not in it
 * as it is written.
 */
export function blankWord(example: string, parts: readonly string[], language: string): string {
  const [before, after] = withoutSpaces.has(language)
    ? ['', '']
    : ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'];
  let text = example;
  for (const part of new Set(parts)) {
    const blanked = text.replace(new RegExp(`${before}${escaped(part)}${after}`, 'giu'), '[…]');
    if (blanked === text) return '';
    text = blanked;
  }
  return text;
}
