import { languageById } from '@glossa/language/languages';

/** Rules for splitting a language's unknown words into known ones. */
interface CompoundRules {
  /** Minimum number of letters in a part. */
  minLetters: number;
  /** Letters between two parts, such as `s` in Geburt-s-tag. */
  links: readonly string[];
  /** Inflections at the end of the last part. */
  endings: readonly string[];
  /** Words that are hardly ever part of a compound. */
  excluded: ReadonlySet<string>;
  /** Returns whether a part may begin at this index. */
  canBegin?: (word: string, index: number) => boolean;
  /** Whether to reject splits into three or more single characters, because any name can be split like that. */
  needsLongerPart?: boolean;
}

const splitWords = (words: string): string[] => words.split(' ');

const none: Pick<CompoundRules, 'links' | 'endings' | 'excluded'> = {
  links: [],
  endings: [],
  excluded: new Set(),
};

/** By language code. */
const rules: Readonly<Record<string, CompoundRules>> = {
  de: {
    minLetters: 3,
    links: splitWords('s es n en e er'),
    endings: splitWords('e en er ern es s n'),
    excluded: new Set(splitWords('der die das den dem des ein eine und ist sie wir ihr mir dir hat bin ung')),
  },
  nl: {
    minLetters: 3,
    links: splitWords('s e en er n'),
    endings: splitWords('e en s je jes tje tjes'),
    excluded: new Set(splitWords('het een van den der dat die was zij wij hun ver')),
  },
  af: {
    minLetters: 3,
    links: splitWords('s e er es'),
    endings: splitWords('e s te'),
    excluded: new Set(splitWords('het die van dit sal hul ons ver')),
  },
  th: {
    ...none,
    minLetters: 2,
    // A mark, or a vowel written after its consonant, can't begin a part. A vowel written before its consonant can't
    // end the preceding part.
    canBegin: (word, index) =>
      !/^(?:\p{M}|[\u0e30\u0e32\u0e33\u0e45])/u.test(word.slice(index)) &&
      !/[\u0e40-\u0e44]|\u0e31/.test(word.charAt(index - 1)),
  },
  zh: { ...none, minLetters: 1, needsLongerPart: true },
};

/** Maximum length of a word to split. Longer words are hardly ever compounds. */
const maxLength = 40;
/** Maximum number of parts. */
const maxParts = 4;

const rulesFor = (language: number): CompoundRules | undefined => rules[languageById(language)?.code ?? ''];

/** Returns whether unknown words of a language can be split into known ones. */
export const hasCompounds = (language: number): boolean => rulesFor(language) !== undefined;

/** Lists the possible parts of a normalized word. Most aren't words, so they have to be looked up in a dictionary. */
export function listPossibleParts(form: string, language: number): string[] {
  const compound = rulesFor(language);
  if (!compound || form.length > maxLength) return [];
  const { minLetters, excluded, canBegin = () => true } = compound;
  const bounds = Array.from({ length: form.length + 1 }, (_, index) => index).filter(
    (index) => index === 0 || index === form.length || canBegin(form, index),
  );
  const parts = new Set<string>();
  // Nothing shorter can precede the first boundary, because each part has at least `minLetters` letters.
  for (const start of bounds.filter((bound) => bound === 0 || bound >= minLetters))
    for (const end of bounds) if (end - start >= minLetters) parts.add(form.slice(start, end));
  parts.delete(form);
  return [...parts].filter((part) => !excluded.has(part));
}

interface Path {
  cost: number;
  parts: readonly string[];
}

/** Splits a normalized word into at least two `known` parts, using as few as possible. Empty if that's impossible. */
export function splitIntoKnown(form: string, known: ReadonlySet<string>, language: number): string[] {
  const compound = rulesFor(language);
  if (!compound) return [];
  const { minLetters, links, endings, needsLongerPart = false } = compound;
  const { length } = form;
  const best = new Map<number, Path>([[0, { cost: 0, parts: [] }]]);
  const extendPath = (index: number, path: Path): void => {
    if (path.cost < (best.get(index)?.cost ?? Number.POSITIVE_INFINITY)) best.set(index, path);
  };
  for (let start = 0; start < length; start++) {
    const before = best.get(start);
    if (!before || before.parts.length === maxParts) continue;
    for (let end = start + minLetters; end <= length; end++) {
      const part = form.slice(start, end);
      if (!known.has(part)) continue;
      // Prefer fewer parts, then parts of similar length.
      const path = { cost: before.cost + 1 + 1 / part.length, parts: [...before.parts, part] };
      extendPath(end, path);
      const penalizedPath = { ...path, cost: path.cost + 0.2 };
      for (const link of links) if (form.startsWith(link, end)) extendPath(end + link.length, penalizedPath);
      if (endings.includes(form.slice(end))) extendPath(length, penalizedPath);
    }
  }
  const { parts } = best.get(length) ?? { parts: [] };
  if (parts.length < 2) return [];
  if (needsLongerPart && length > 2 && parts.every((part) => part.length === 1)) return [];
  return [...parts];
}
