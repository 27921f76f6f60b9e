/** A phrase: its term IDs in order, 0 for a gap that other words may fill. */
export interface Phrase {
  id: number;
  parts: readonly number[];
}

/** A phrase in a sentence, with the indexes of its words from 0. */
export interface PhraseMatch {
  id: number;
  words: number[];
}

/**
 * Creates a matcher that finds phrases in sentences. `joins(left)` returns whether the text between the words `left`
 * and `left + 1` allows them to be in one phrase. The words of a phrase must be joined, except across a gap.
 */
export function createPhraseMatcher(
  phrases: readonly Phrase[],
): (terms: readonly number[], joins: (left: number) => boolean) => PhraseMatch[] {
  const byFirst = new Map<number, Phrase[]>();
  for (const phrase of phrases) {
    const first = phrase.parts[0];
    if (first === undefined) continue;
    const known = byFirst.get(first);
    if (known) known.push(phrase);
    else byFirst.set(first, [phrase]);
  }
  return (terms, joins) => {
    const found: PhraseMatch[] = [];
    for (const [start, term] of terms.entries()) {
      for (const phrase of byFirst.get(term) ?? []) {
        const words = matchAt(phrase.parts, terms, start, joins);
        if (words) found.push({ id: phrase.id, words });
      }
    }
    return found.sort((a, b) => b.words.length - a.words.length || (a.words[0] ?? 0) - (b.words[0] ?? 0));
  };
}

/** Splits the parts of a phrase at its gaps. */
function splitAtGaps(parts: readonly number[]): number[][] {
  const runs: number[][] = [[]];
  for (const part of parts) {
    if (part === 0) runs.push([]);
    else runs.at(-1)?.push(part);
  }
  return runs;
}

/** Returns the words of the phrase that begins at the word `start`. If several words match, picks the nearest. */
function matchAt(
  parts: readonly number[],
  terms: readonly number[],
  start: number,
  joins: (left: number) => boolean,
): number[] | undefined {
  const matchesAt = (run: readonly number[], at: number): boolean =>
    run.every((part, index) => terms[at + index] === part && (index === 0 || joins(at + index - 1)));
  const find = (run: readonly number[], from: number, before: number): number => {
    for (let at = from; at + run.length <= before; at++) if (matchesAt(run, at)) return at;
    return -1;
  };
  const [first = [], ...rest] = splitAtGaps(parts);
  if (!matchesAt(first, start)) return undefined;
  const words = first.map((_, index) => start + index);
  for (const [number, run] of rest.entries()) {
    const at = find(run, (words.at(-1) ?? start) + 1, terms.length);
    if (at < 0) return undefined;
    // The phrase starts again within the gap, and that match is shorter.
    if (number === 0 && find(first, start + 1, at) >= 0) return undefined;
    words.push(...run.map((_, index) => at + index));
  }
  return words;
}
