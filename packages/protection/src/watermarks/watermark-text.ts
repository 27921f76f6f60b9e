import { writeTrace } from './trace.ts';
import type { Watermark } from './watermark.ts';

/** Minimum number of characters for a line to count as a paragraph even if no empty line follows. */
const minParagraphLength = 120;
/** Minimum number of characters for a trace. No one would copy a shorter paragraph. */
const minTracedLength = 20;

/**
 * Marks plain text with the watermark at its start and end, and the order's invisible trace at the ends of paragraphs.
 * Keeps everything else, including the line endings.
 */
export function watermarkText(text: string, { line, order }: Watermark): string {
  const trace = writeTrace(order);
  const body = text.replace(/^\uFEFF/, '');
  const lines = body.split(/(\r\n?|\n)/);
  const lineEnd = lines[1] ?? '\n';
  const isBlank = (at: number): boolean => (lines[at] ?? '').trim() === '';
  // If there are no empty lines, each line is a paragraph.
  const hasBlankLines = lines.some((_, at) => at % 2 === 0 && at < lines.length - 1 && isBlank(at));
  let letters = 0;
  for (let at = 0; at < lines.length; at += 2) {
    const content = (lines[at] ?? '').trimEnd();
    letters += content.length;
    const isParagraphEnd = !hasBlankLines || content.length >= minParagraphLength || isBlank(at + 2);
    if (content !== '' && isParagraphEnd && letters >= minTracedLength) {
      lines[at] = content + trace + (lines[at] ?? '').slice(content.length);
    }
    if (isParagraphEnd) letters = 0;
  }
  return [line, '', lines.join(''), '', line, ''].join(lineEnd);
}
