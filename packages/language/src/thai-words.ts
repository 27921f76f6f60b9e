/** การ and ความ make nouns of the verbs that follow them. */
const prefixes = new Set(['การ', 'ความ']);
// A consonant alone, or a mute ending, is what the dictionary leaves of a name that it does not know.
const fragment = /^(?:[ก-ฮ][\u0e47-\u0e4c]?|[ก-ฮ]{1,2}\u0e4c)$/u;

/** Whether two neighbouring segments of Thai are one word. */
export const isOneThaiWord = (before: string, segment: string): boolean =>
  prefixes.has(before) || fragment.test(before) || fragment.test(segment);

/** The length of a Thai segment without the mark that says it is spoken twice. */
export const withoutRepetition = (segment: string): number =>
  segment.endsWith('ๆ') ? segment.length - 1 : segment.length;
