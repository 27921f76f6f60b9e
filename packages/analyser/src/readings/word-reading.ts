/** A piece of a word: `t` as it is written, `r` how it is read; without `r` it is read as it is written. */
export interface ReadingPart {
  t: string;
  r?: string;
}

/** How one word of a sentence is read. */
export interface WordReading {
  /** Index among the words of the sentence. */
  word: number;
  reading: string;
  /** Together they are the word. */
  parts: ReadingPart[];
}

/** A sentence and its words: start, end, start, end … in UTF-16 units. */
export interface SentenceWords {
  text: string;
  words: readonly number[];
}

/** Calls `read` with the text and place of each word, and keeps what it answers. */
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
