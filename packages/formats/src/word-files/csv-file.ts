import { writeRecord } from './delimited.ts';
import { guardCell } from './spreadsheet-guard.ts';
import { byteOrderMark } from './write-table.ts';

/** A line of a table for spreadsheets; no text in it could pass for a formula. A number is none, also below zero. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${writeRecord(
    cells.map((cell) => (typeof cell === 'number' ? String(cell) : guardCell(cell))),
    ',',
  )}\r\n`;

/** A table as a file for spreadsheets: UTF-8 with a byte order mark, commas, and no cell that could pass for a formula. */
export const csvFile = (table: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark + table.map(csvLine).join('');
