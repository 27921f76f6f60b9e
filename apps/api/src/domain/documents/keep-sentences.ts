import type { SentenceSlice } from '@glossa/language/split-text';

/**
 * Distributes the words of a text that was split again among its stored sentences, because reading positions, bookmarks
 * and notes refer to sentence numbers. The slices and the sentences must contain the same text.
 */
export async function* keepSentences(
  batches: AsyncIterable<readonly SentenceSlice[]>,
  sentences: readonly string[],
): AsyncGenerator<SentenceSlice[], void> {
  // Bounds of the words not yet assigned to a sentence, as offsets in the whole text.
  let words: number[] = [];
  let length = 0;
  let start = 0;
  let next = 0;
  for await (const batch of batches) {
    for (const slice of batch) {
      for (const bound of slice.words) words.push(length + bound);
      length += slice.text.length;
    }
    const completeSentences: SentenceSlice[] = [];
    for (; next < sentences.length; next++) {
      const text = sentences[next] ?? '';
      const end = start + text.length;
      if (end > length) break;
      const own: number[] = [];
      let used = 0;
      for (; used < words.length; used += 2) {
        const from = words[used] ?? end;
        const to = words[used + 1] ?? end;
        if (from >= end) break;
        own.push(from - start, Math.min(to, end) - start);
        if (to > end) {
          // A word can't span two sentences; the rest becomes a word of the next sentence.
          words[used] = end;
          break;
        }
      }
      words = words.slice(used);
      completeSentences.push({ text, words: own });
      start = end;
    }
    yield completeSentences;
  }
}
