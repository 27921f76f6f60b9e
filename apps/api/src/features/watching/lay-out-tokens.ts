import type { TokenSentence } from '@glossa/analyzer/readings/read-sentences';
import type { SubtitlePart } from '@glossa/contract/watching';

/** Returns a sentence with the start and end of each word, and each word's token index. */
export function layOutTokens({ seq, tokens }: SubtitlePart['sentences'][number]): TokenSentence {
  const words: number[] = [];
  const offsets: number[] = [];
  let text = '';
  for (const [index, { t, w }] of tokens.entries()) {
    if (w !== undefined) {
      words.push(text.length, text.length + t.length);
      offsets.push(index);
    }
    text += t;
  }
  return { seq, text, words, tokens: offsets };
}
