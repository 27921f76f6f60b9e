import type { ToldSentences } from './told-sentences.ts';

/** A phrase at one place; `words` are the numbers of its words among those on show, in order. */
export interface ShownPhrase {
  id: number;
  words: readonly number[];
}

/** Phrases of some sentences where they stand; longer ones first. */
export function shownPhrases({
  sentences,
  phrases,
}: Pick<ToldSentences, 'sentences' | 'phrases'>): ShownPhrase[] {
  if (phrases.length === 0) return [];
  const numbers = new Map<string, number>();
  for (const { seq, tokens } of sentences) {
    tokens.forEach(({ w }, token) => w !== undefined && numbers.set(`${seq} ${token}`, numbers.size));
  }
  return phrases
    .map(({ id, seq, tokens }) => ({
      id,
      words: tokens.flatMap((token) => numbers.get(`${seq} ${token}`) ?? []),
    }))
    .sort(longerFirst);
}

/** Order of phrases: the longer one, or else the one that begins earlier. */
export const longerFirst = (a: ShownPhrase, b: ShownPhrase): number =>
  b.words.length - a.words.length || (a.words[0] ?? 0) - (b.words[0] ?? 0);

export const sameWords = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);

/** How a word of a phrase is painted. */
export interface PhraseMark {
  /** Id of the phrase. */
  id: number;
  /** The phrase begins or ends with this word. */
  edge: 'start' | 'end' | undefined;
  /** The next word is of the phrase, too: what stands between them is painted along. */
  joined: boolean;
}

/** The phrases that are painted, by word: where several share a word, only the longest. */
export function phraseMarks(phrases: readonly ShownPhrase[]): ReadonlyMap<number, PhraseMark> {
  const marks = new Map<number, PhraseMark>();
  for (const { id, words } of phrases) {
    if (words.some((word) => marks.has(word))) continue;
    words.forEach((word, place) =>
      marks.set(word, {
        id,
        edge: place === 0 ? 'start' : place === words.length - 1 ? 'end' : undefined,
        joined: words[place + 1] === word + 1,
      }),
    );
  }
  return marks;
}

/** What a click on a word can mean: the phrases around it, longest first, and the word itself. */
export const choicesAt = (phrases: readonly ShownPhrase[], index: number): (readonly number[])[] => [
  ...phrases.map(({ words }) => words).filter((words) => words.includes(index)),
  [index],
];

/**
 * What to go to with an arrow: at each word first the phrases that begin there, longest first, then the word. Stays at
 * the ends; undefined when no words are on show.
 */
export function stepOn(
  count: number,
  phrases: readonly ShownPhrase[],
  current: readonly number[] | undefined,
  step: 1 | -1,
): readonly number[] | undefined {
  if (count === 0) return undefined;
  const stopsAt = (index: number) =>
    index < 0 || index >= count ? [] : choicesAt(phrases, index).filter((words) => words[0] === index);
  const at = current?.[0] ?? (step === 1 ? -1 : count);
  const here = current ? stopsAt(at) : [];
  const place = here.findIndex((words) => sameWords(words, current as readonly number[]));
  // A phrase in the making is left to the words after its end, or back to its first.
  if (current && place < 0) return [step === 1 ? Math.min(count - 1, (current.at(-1) ?? at) + 1) : at];
  return here[place + step] ?? (step === 1 ? stopsAt(at + 1)[0] : stopsAt(at - 1).at(-1)) ?? current;
}
