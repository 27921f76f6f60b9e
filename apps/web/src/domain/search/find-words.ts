import { foldWord } from '@glossa/language/fold-word';

/** A text folded to base letters without case or accents; `indexes` maps each folded unit to its index in the text. */
export interface Searchable {
  text: string;
  folded: string;
  indexes: readonly number[];
}

/** Folds a text once, so that it can be searched repeatedly with `findWords`. */
export function searchable(text: string): Searchable {
  let folded = '';
  const at: number[] = [];
  let index = 0;
  for (const letterPattern of text) {
    const plain = foldWord(letterPattern);
    for (let unit = 0; unit < plain.length; unit += 1) at.push(index);
    folded += plain;
    index += letterPattern.length;
  }
  at.push(index);
  return { text, folded, indexes: at };
}

/** Splits a search into folded words. */
export const searchWords = (search: string): string[] =>
  searchable(search).folded.split(/\s+/).filter(Boolean);

/** A range of a text, in UTF-16 units. */
export interface Span {
  from: number;
  to: number;
}

/** Finds all occurrences of the given words in a text, in order; overlapping ones are merged. */
export function findWords({ folded, indexes: at }: Searchable, words: readonly string[]): Span[] {
  const found: Span[] = [];
  for (const word of words) {
    for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + word.length)) {
      found.push({ from: at[i] ?? 0, to: at[i + word.length] ?? 0 });
    }
  }
  const spans: Span[] = [];
  for (const span of found.toSorted((a, b) => a.from - b.from)) {
    const last = spans.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else spans.push({ ...span });
  }
  return spans;
}

/** Returns whether each word occurs in one of the texts. */
export const containsAll = (texts: readonly Searchable[], words: readonly string[]): boolean =>
  words.every((word) => texts.some(({ folded }) => folded.includes(word)));
