/** Part of a word. `t` is its spelling, and `r` its reading. If `r` is missing, the part is read as written. */
export interface ReadingPart {
  t: string;
  r?: string;
}

/** The reading of a word in a sentence. */
export interface WordReading {
  /** Index of the word in the sentence. */
  word: number;
  reading: string;
  /** Consecutive parts that together form the word. */
  parts: ReadingPart[];
}

/** A sentence and the bounds of its words (start, end, start, end, …) in UTF-16 code units. */
export interface SentenceWords {
  text: string;
  words: readonly number[];
}

/** Calls `read` with the text and offset of each word. Returns the readings, omitting undefined ones. */
export function readEachWord(
  { text, words }: SentenceWords,
  read: (written: string, start: number) => Omit<WordReading, 'word'> | undefined,
): WordReading[] {
  const found: WordReading[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const start = words[i] ?? 0;
    const reading = read(text.slice(start, words[i + 1]), start);
    if (reading) found.push({ word: i / 2, ...reading });
  }
  return found;
}
