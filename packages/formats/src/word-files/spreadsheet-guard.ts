// Prefixes that a spreadsheet treats as a formula, including fullwidth ones, after any apostrophes.
const risky = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const guarded = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Puts an apostrophe before a cell that a spreadsheet could treat as a formula. `unguardCell` reverts this exactly. */
export const guardCell = (cell: string): string => (risky.test(cell) ? `'${cell}` : cell);

/** Reverts `guardCell`. */
export const unguardCell = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);
