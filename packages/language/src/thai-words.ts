/** Prefixes that turn the following verb into a noun. */
const prefixes = new Set(['การ', 'ความ']);
// A lone consonant or a mute ending is a fragment of a name that isn't in the dictionary, but ณ and ก็ are words.
const fragment = /^(?:(?!ณ$)[ก-ฮ][\u0e48-\u0e4c]?|[ก-ฮ]{1,2}\u0e4c)$/u;

/** Returns whether two adjacent Thai segments are one word. */
export const isOneThaiWord = (before: string, segment: string): boolean =>
  prefixes.has(before) || fragment.test(before) || fragment.test(segment);

/** Returns the length of a Thai segment without the repetition mark. */
export const lengthWithoutRepetition = (segment: string): number =>
  segment.endsWith('ๆ') ? segment.length - 1 : segment.length;
