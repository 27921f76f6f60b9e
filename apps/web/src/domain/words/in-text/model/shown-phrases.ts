import type { ToldSentences } from './told-sentences.ts';

/** An occurrence of a phrase; `words` are the indexes of its words among those on screen, in order. */
export interface ShownPhrase {
  id: number;
  words: readonly number[];
}

/** Returns the occurrences of phrases in some sentences, longest first. */
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

/** Orders phrases: the longer first, then the one that begins earlier. */
export const longerFirst = (a: ShownPhrase, b: ShownPhrase): number =>
  b.words.length - a.words.length || (a.words[0] ?? 0) - (b.words[0] ?? 0);

export const sameWords = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);

/** How a word of a phrase is highlighted. */
export interface PhraseMark {
  /** ID of the phrase. */
  id: number;
  /** Whether the phrase begins or ends with this word. */
  edge: 'start' | 'end' | undefined;
  /** Whether the next word also belongs to the phrase, so that the text between them is highlighted. */
  joined: boolean;
}

/** Returns the phrase to highlight for each word: if several share a word, only the longest. */
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

/** Returns what a click on a word can select: the phrases around it, longest first, then the word itself. */
export const choicesAt = (phrases: readonly ShownPhrase[], index: number): (readonly number[])[] => [
  ...phrases.map(({ words }) => words).filter((words) => words.includes(index)),
  [index],
];

/**
 * Returns where an arrow moves the selection: at each word, the phrases that begin there, longest first, then the word.
 * Stays at the ends; undefined if no words are on screen.
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
  // From a draft phrase, forward goes to the word after its end, back to its first word.
  if (current && place < 0) return [step === 1 ? Math.min(count - 1, (current.at(-1) ?? at) + 1) : at];
  return here[place + step] ?? (step === 1 ? stopsAt(at + 1)[0] : stopsAt(at - 1).at(-1)) ?? current;
}
