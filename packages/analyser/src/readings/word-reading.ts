/** A part of a word: `t` as written and `r` as read. Without `r`, it is read as written. */
export interface ReadingPart {
  t: string;
  r?: string;
}

/** The reading of one word of a sentence. */
export interface WordReading {
  /** Index among the words of the sentence. */
  word: number;
  reading: string;
  /** The parts together are the word. */
  parts: ReadingPart[];
}

/** A sentence and its words as start, end, start, end, … in UTF-16 code units. */
export interface SentenceWords {
  text: string;
  words: readonly number[];
}

/** Calls `read` with the text and offset of each word, and returns the readings that aren't undefined. */
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
