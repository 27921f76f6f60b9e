import { toDisplaySentences } from '@/domain/words/in-text/sentences.ts';
import type { DisplaySentence, Sentence } from '@/domain/words/in-text/sentences.ts';

export interface Paragraph {
  sentences: DisplaySentence[];
  /** In continuous mode, the page that starts or ends with this paragraph. */
  begins?: number;
  ends?: number;
  /** What follows the paragraph: a blank line, or only a line break (in verse or dialogue). */
  after: 'space' | 'line';
}

const countLineBreaks = (text: string): number => text.split('\n').length - 1;
const trailingWhitespace = ({ tokens }: Sentence): string => /\s*$/.exec(tokens.at(-1)?.t ?? '')?.[0] ?? '';
const innerText = ({ tokens }: Sentence): string =>
  tokens
    .map(({ t }) => t)
    .join('')
    .trim();

/**
 * Groups the sentences of a page into paragraphs, based on the line breaks inside their tokens. A line break within a
 * sentence only wraps a line and becomes a space. A blank line ends a paragraph. A single line break after a sentence
 * ends a line, except in a hard-wrapped text. Words are numbered from `from`.
 */
export function toParagraphs(sentences: readonly Sentence[], from = 0): Paragraph[] {
  const wrapped = sentences.some((sentence) => innerText(sentence).includes('\n'));
  const paragraphs: Paragraph[] = [];
  let open: Paragraph | undefined;
  const displaySentences = toDisplaySentences(sentences, from);
  for (const [index, sentence] of sentences.entries()) {
    if (!open) paragraphs.push((open = { sentences: [], after: 'space' }));
    open.sentences.push(displaySentences[index] as DisplaySentence);
    const lineBreaks = countLineBreaks(trailingWhitespace(sentence));
    if (lineBreaks > 1 || (lineBreaks === 1 && !wrapped)) {
      open.after = lineBreaks > 1 ? 'space' : 'line';
      open = undefined;
    }
  }
  return paragraphs;
}
