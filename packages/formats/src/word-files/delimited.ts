/** A record of a table in text. */
export interface Line {
  /** Number of the line that it starts on, from 1. */
  line: number;
  cells: string[];
}

const quote = '"';

/**
 * Reads a table in text (RFC 4180, with any delimiter of one character): cells in quotes may hold delimiters, line ends
 * and doubled quotes. A quote inside a cell that does not start with one is a quote. Empty lines are left out, and a
 * quote that never closes takes the rest of its line only, so that one bad line does not swallow the file.
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
    const cell = text[at] === quote ? quotedCell(text, at, delimiter) : undefined;
    const end = cell?.end ?? cellEnd(text, at, delimiter);
    cells.push(cell?.value ?? withoutReturn(text.slice(at, end)));
    at = end + 1;
    if (text[end] !== delimiter) return { cells, end: Math.min(at, text.length) };
  }
}

/** Where a cell without quotes ends: at a delimiter, a line end or the end of the text. */
function cellEnd(text: string, from: number, delimiter: string): number {
  let at = from;
  while (at < text.length && text[at] !== delimiter && text.charCodeAt(at) !== 10) at++;
  return at;
}

const withoutReturn = (cell: string): string => (cell.endsWith('\r') ? cell.slice(0, -1) : cell);

/** A cell in quotes; undefined when they never close, or other text follows them. */
function quotedCell(
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

/** A record as text, without its line end. Cells are quoted where they must be. */
export const writeRecord = (cells: readonly string[], delimiter: string): string =>
  cells
    .map((cell) =>
      cell.includes(delimiter) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll(quote, '""')}"` : cell,
    )
    .join(delimiter);
