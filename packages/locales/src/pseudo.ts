/** The content of a locale file: sentences by key, possibly in nested groups. */
export type Dictionary = { [key: string]: string | Dictionary };

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accentedLetters = 'àƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const accented = new Map(Array.from(plain, (letter, index) => [letter, accentedLetters[index] ?? letter]));

/** Parts that must not change: `{{values}}`, `$t(nested)` and `<tags>`. */
const protectedParts = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+\s*\/?>)/;

/**
 * Converts a sentence to the pseudo-language: accented, in brackets and about 30 % longer, to make untranslated,
 * truncated or concatenated text easy to spot.
 */
export function pseudoSentence(sentence: string): string {
  const body = sentence
    .split(protectedParts)
    .map((part, index) =>
      index % 2 === 1 ? part : Array.from(part, (letter) => accented.get(letter) ?? letter).join(''),
    )
    .join('');
  return `⟦${body}${'~'.repeat(Math.ceil(sentence.length * 0.3))}⟧`;
}

/** Converts the content of a whole locale file to the pseudo-language. */
export const pseudoDictionary = (dictionary: Dictionary): Dictionary =>
  Object.fromEntries(
    Object.entries(dictionary).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoSentence(value) : pseudoDictionary(value),
    ]),
  );
