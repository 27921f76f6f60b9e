import { stripHtml } from './strip-html.ts';

const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;
// Control characters except tab and line feed, and byte order marks.
const control = /[^\P{Control}\t\n]|\ufeff/gu;
const spaceBeforeLineEnd = /[^\S\n]\n|\n\n\n\n/;

/**
 * Trims line ends and limits blank lines to two. Works line by line, because a regular expression would be quadratic.
 */
const tidyLines = (text: string): string => {
  if (!spaceBeforeLineEnd.test(text)) return text;
  const lines: string[] = [];
  let blank = 0;
  for (let from = 0; from <= text.length;) {
    const found = text.indexOf('\n', from);
    const end = found === -1 ? text.length : found;
    const line = text.slice(from, end).trimEnd();
    blank = line === '' ? blank + 1 : 0;
    if (blank <= 2) lines.push(line);
    from = end + 1;
  }
  return lines.join('\n');
};

/**
 * Returns the text as it is stored: with LF line ends and at most two consecutive blank lines, without control
 * characters (except tab), byte order marks, HTML tags and comments, and trailing space. Lone surrogates become U+FFFD.
 * Linear in the length of the text.
 */
export const cleanText = (raw: string): string =>
  tidyLines(stripHtml(raw.replace(lineEnd, '\n').replace(control, '').toWellFormed())).trim();
