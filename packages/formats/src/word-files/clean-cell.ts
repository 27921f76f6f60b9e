const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;
// Control characters except tab and line feed, byte order marks, and marks that change the direction of all following
// text.
const control = /[^\P{Control}\t\n]|[\ufeff\u202a-\u202e]/gu;
const isolate = /[\u2066-\u2069]/gu;

/**
 * Returns the text of a cell with LF line ends, without control characters and marks that would change the direction of
 * the text after the cell. Lone surrogates become U+FFFD. Direction marks that affect only the cell itself are kept.
 */
export const cleanCell = (cell: string): string =>
  cell.replace(lineEnd, '\n').replace(control, '').toWellFormed().trim();

/** Returns the text of a word on one line. */
export const cleanWord = (cell: string): string =>
  cleanCell(cell).replace(isolate, '').replace(/\s+/gu, ' ').trim();
