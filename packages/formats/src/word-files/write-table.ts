import { writeRecord } from './delimited.ts';
import { exportColumns } from './export-columns.ts';
import { guardCell } from './spreadsheet-guard.ts';
import type { WordEntry } from './word-entry.ts';

// Excel takes a file without it for one in the encoding of the house.
export const byteOrderMark = '\uFEFF';

/** Start of a table: the byte order mark and the names of the columns. */
export const tableHead = (delimiter: string): string =>
  `${byteOrderMark}${writeRecord(
    exportColumns.map(({ name }) => name),
    delimiter,
  )}\r\n`;

/** A word as a line of a table; cells that a spreadsheet could take for formulas are guarded. */
export const tableLine = (word: WordEntry, delimiter: string, language: string): string =>
  `${writeRecord(
    exportColumns.map(({ cell }) => guardCell(cell(word, language))),
    delimiter,
  )}\r\n`;
