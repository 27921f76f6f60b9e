import { writeRecord } from './delimited.ts';
import { guardCell } from './spreadsheet-guard.ts';
import { byteOrderMark } from './write-table.ts';

/** Returns a CSV line in which no cell can be executed as a formula. Numbers, including negative ones, are safe. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${writeRecord(
    cells.map((cell) => (typeof cell === 'number' ? String(cell) : guardCell(cell))),
    ',',
  )}\r\n`;

/**
 * Returns a CSV file for spreadsheets: UTF-8 with a byte order mark, without cells that could be executed as formulas.
 */
export const csvFile = (table: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark + table.map(csvLine).join('');
