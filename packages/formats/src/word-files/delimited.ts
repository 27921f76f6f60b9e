/** A record of a delimited text file. */
export interface Line {
  /** Number of its first line, from 1. */
  line: number;
  cells: string[];
}

const quote = '"';

/**
 * Parses delimited text (RFC 4180, with any one-character delimiter). Quoted cells may contain delimiters, line ends
 * and doubled quotes. A quote in an unquoted cell is literal. Skips empty lines. An unclosed quote affects only its own
 * line, so that one bad line doesn't swallow the file.
 */
export function* readDelimited(text: string, delimiter: string, from = { at: 0, line: 1 }): Generator<Line> {
  let { at, line } = from;
  while (at < text.length) {
    const record = readRecord(text, at, delimiter);
    if (record.cells.length > 1 || record.cells[0]?.trim() !== '') yield { line, cells: record.cells };
    for (; at < record.end; at++) if (text.charCodeAt(at) === 10) line++;
  }
}

function readRecord(text: string, from: number, delimiter: string): { cells: string[]; end: number } {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const cell = text[at] === quote ? readQuotedCell(text, at, delimiter) : undefined;
    const end = cell?.end ?? findCellEnd(text, at, delimiter);
    cells.push(cell?.value ?? stripReturn(text.slice(at, end)));
    at = end + 1;
    if (text[end] !== delimiter) return { cells, end: Math.min(at, text.length) };
  }
}

/** Returns the end of an unquoted cell: a delimiter, a line end or the end of the text. */
function findCellEnd(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text.charCodeAt(at) !== 10) at++;
  return at;
}

const stripReturn = (cell: string): string => (cell.endsWith('\r') ? cell.slice(0, -1) : cell);

/** Reads a quoted cell. Undefined if the quote isn't closed or is followed by other text. */
function readQuotedCell(
  text: string,
  from: number,
  delimiter: string,
): { value: string; end: number } | undefined {
  let close = text.indexOf(quote, from + 1);
  while (close !== -1 && text[close + 1] === quote) close = text.indexOf(quote, close + 2);
  if (close === -1) return undefined;
  let end = close + 1;
  if (text[end] === '\r') end++;
  if (end < text.length && text[end] !== delimiter && text[end] !== '\n') return undefined;
  return { value: text.slice(from + 1, close).replaceAll('""', quote), end };
}

/** Serializes a record without a line end. Quotes cells where necessary. */
export const writeRecord = (cells: readonly string[], delimiter: string): string =>
  cells
    .map((cell) =>
      cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll(quote, '""')}"` : cell,
    )
    .join(delimiter);
