import type { Sentence } from '@/domain/words/in-text/sentences.ts';

/** A sentence as it is read aloud. */
export interface SpokenWords {
  /** On one line, as `sentenceText` returns it. */
  text: string;
  /** Where its words start and end, in order. */
  words: readonly { start: number; end: number }[];
}

/** Returns the text of a sentence on one line, with the positions of its words. */
export function toSpokenWords({ tokens }: Pick<Sentence, 'tokens'>): SpokenWords {
  let text = '';
  const words: { start: number; end: number }[] = [];
  for (const { t, w } of tokens) {
    const part = t.replaceAll(/\s+/g, ' ');
    const start = text.length;
    text += text === '' || text.endsWith(' ') ? part.trimStart() : part;
    if (w !== undefined) words.push({ start, end: text.length });
  }
  return { text: text.trimEnd(), words };
}

/** Returns which word of the sentence contains a character; undefined between words. */
export function wordAtCharacter({ words }: SpokenWords, index: number): number | undefined {
  const found = words.findIndex(({ start, end }) => start <= index && index < end);
  return found < 0 ? undefined : found;
}
