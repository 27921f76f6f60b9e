// What a spreadsheet takes for the start of a formula, also in its wide forms; and apostrophes before it.
const risky = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const guarded = /^'+[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Puts an apostrophe before a cell that a spreadsheet could take for a formula. `unguardCell` takes it back exactly. */
export const guardCell = (cell: string): string => (risky.test(cell) ? `'${cell}` : cell);

/** The cell as it was before `guardCell`. */
export const unguardCell = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);
