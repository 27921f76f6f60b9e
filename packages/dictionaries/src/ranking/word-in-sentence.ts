/** A sentence, and the index of one of its words. */
export interface WordInSentence {
  /** The words of the sentence as written. */
  words: readonly string[];
  /** The text before each word, then the text after the last one. */
  between: readonly string[];
  /** Index of the word in `words`. */
  index: number;
}

/** Splits a sentence. `bounds` are the start and end of each word, in UTF-16 code units. */
export function splitSentence(
  text: string,
  bounds: ArrayLike<number>,
): Pick<WordInSentence, 'words' | 'between'> {
  const words: string[] = [];
  const between: string[] = [];
  let last = 0;
  for (let i = 0; i < bounds.length; i += 2) {
    const start = bounds[i] ?? 0;
    const end = bounds[i + 1] ?? start;
    between.push(text.slice(last, start));
    words.push(text.slice(start, end));
    last = end;
  }
  between.push(text.slice(last));
  return { words, between };
}

const clauseEnd = /[.,;:!?…()[\]«»„“”"—–。，；：！？、（）「」]/;

/** Returns the word `distance` words away within the same clause, in lower case; an empty string if there is none. */
export function neighbor({ words, between, index }: WordInSentence, distance: number): string {
  const step = Math.sign(distance);
  for (let at = index; at !== index + distance; at += step)
    if (clauseEnd.test(between[step > 0 ? at + 1 : at] ?? '')) return '';
  return words[index + distance]?.toLowerCase() ?? '';
}
