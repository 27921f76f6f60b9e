import { fail } from '@glossa/contract/failure';

/** Maximum number of requests per sentence. */
const maxParts = 4;

/** Markdown links and images, of which only the text is spoken. */
const link = /!?\[([^[\]]*)\]\([^()\s]*\)/g;
/** Markdown at the start of a line: headings, quotations and list items. */
const lineStart = /^\s*(?:#{1,6}|>|[-+*])\s+/;
/** Markdown for emphasis and code, but not multiplication signs or names with underscores. */
const emphasis = /(?<!\d)\*+|\*+(?!\d)|`+|~~|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
/** Invisible characters, except joiners, which Persian and Indic scripts need. */
const invisible = /[^\P{Cf}\u200C\u200D]/gu;

/**
 * Returns a sentence as it is sent to the speech server: without Markdown, control characters or repeated white space.
 * @throws {Failure} speech_without_words, speech_too_long
 */
export function prepareText(sentence: string, maxRequest: number): string {
  const text = sentence
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replace(lineStart, '')
    .replaceAll(link, '$1')
    .replaceAll(emphasis, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(text)) fail('speech_without_words');
  // In the worst case, each part is only half full.
  if (text.length > (maxRequest * maxParts) / 2) fail('speech_too_long');
  return text;
}

/** Patterns after which a text may be split, best first: ends of clauses, commas, spaces. */
const breaks = [/[.!?…;:。！？；：؟؛]+\s*/gu, /[,，、،—–]\s*/gu, /\s+/gu];

/** Splits a text into parts of at most `maxLength` code units. */
export function splitText(text: string, maxLength: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > maxLength) {
    const end = findBreak(rest.slice(0, maxLength));
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...parts, rest].filter((part) => part !== '');
}

/** Returns the end of the last break in the second half of the text, or else the index of its last character. */
function findBreak(text: string): number {
  for (const pattern of breaks) {
    const end = [...text.matchAll(pattern)].map(({ index, 0: mark }) => index + mark.length).at(-1);
    if (end !== undefined && end > text.length / 2) return end;
  }
  // Don't split a character that consists of several code points.
  const characters = [...new Intl.Segmenter().segment(text)];
  return characters.at(-1)?.index || text.length;
}
