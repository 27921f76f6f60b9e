import type { PracticeCard } from '@glossa/contract/practice';

type Sentence = NonNullable<PracticeCard['sentence']>;

/** Splits a sentence into the word's occurrences (`word: true`) and the text around them, in order. */
export function sentencePieces({ text, spans }: Sentence): { text: string; word: boolean }[] {
  const pieces: { text: string; word: boolean }[] = [];
  let end = 0;
  for (const { from, to } of spans) {
    pieces.push({ text: text.slice(end, from), word: false }, { text: text.slice(from, to), word: true });
    end = to;
  }
  pieces.push({ text: text.slice(end), word: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Returns the word as written in its sentence, or its plain form without a sentence. */
export const writtenForm = ({ sentence, text }: PracticeCard): string =>
  sentence && sentence.spans.length > 0
    ? sentence.spans.map(({ from, to }) => sentence.text.slice(from, to)).join(' … ')
    : text;
