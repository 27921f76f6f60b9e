import { writeRecord } from './delimited.ts';
import { guardCell } from './spreadsheet-guard.ts';
import { byteOrderMark } from './write-table.ts';

/** A table as a file for spreadsheets: UTF-8 with a byte order mark, commas, and no cell that could pass for a formula. */
export const csvFile = (table: readonly (readonly (string | number)[])[]): string =>
  byteOrderMark +
  table
    .map(
      (cells) =>
        `${writeRecord(
          cells.map((cell) => guardCell(String(cell))),
          ',',
        )}\r\n`,
    )
    .join('');
