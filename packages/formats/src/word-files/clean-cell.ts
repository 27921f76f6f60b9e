const lineEnd = /\r\n?|[\u0085\u2028\u2029]/g;
// Control characters but tab and line feed, byte order marks, and what turns the direction of all that follows.
const control = /[^\P{Control}\t\n]|[\ufeff\u202a-\u202e]/gu;
const isolate = /[\u2066-\u2069]/gu;

/**
 * The text of a cell: line ends are LF, without control characters and without the marks that would turn the direction
 * of what stands after it; lone surrogates become U+FFFD. Direction marks that concern the cell alone stay.
 */
export const cleanCell = (cell: string): string =>
  cell.replace(lineEnd, '\n').replace(control, '').toWellFormed().trim();

/** The text of a word, on one line. */
export const cleanWord = (cell: string): string =>
  cleanCell(cell).replace(isolate, '').replace(/\s+/gu, ' ').trim();
