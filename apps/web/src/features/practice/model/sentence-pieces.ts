import type { PracticeCard } from '@glossa/contract/practice';

type Sentence = NonNullable<PracticeCard['sentence']>;

/** Cuts a sentence at the word: what stands around it, and the word itself (`word: true`), in order. */
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

/** How the word is written in its sentence; its plain form where that is not known. */
export const writtenForm = ({ sentence, text }: PracticeCard): string =>
  sentence && sentence.spans.length > 0
    ? sentence.spans.map(({ from, to }) => sentence.text.slice(from, to)).join(' … ')
    : text;
