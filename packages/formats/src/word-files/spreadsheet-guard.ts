// Prefixes that a spreadsheet treats as a formula, including fullwidth ones, after any apostrophes.
const formulaPrefix = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const guardedPrefix = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Puts an apostrophe before a cell that a spreadsheet could treat as a formula. `unguardCell` reverts this exactly. */
export const guardCell = (cell: string): string => (formulaPrefix.test(cell) ? `'${cell}` : cell);

/** Reverts `guardCell`. */
export const unguardCell = (cell: string): string => (guardedPrefix.test(cell) ? cell.slice(1) : cell);
