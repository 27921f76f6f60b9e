import { writeRecord } from './delimited.ts';
import { exportColumns } from './export-columns.ts';
import { guardCell } from './spreadsheet-guard.ts';
import type { WordEntry } from './word-entry.ts';

// Without a byte order mark, Excel assumes the system's legacy encoding.
export const byteOrderMark = '\uFEFF';

/** Returns the start of a table: a byte order mark and the column names. */
export const tableHead = (delimiter: string): string =>
  `${byteOrderMark}${writeRecord(
    exportColumns.map(({ name }) => name),
    delimiter,
  )}\r\n`;

/** Returns a word as a line of a table in which no cell can be executed as a formula. */
export const tableLine = (word: WordEntry, delimiter: string, language: string): string =>
  `${writeRecord(
    exportColumns.map(({ cell }) => guardCell(cell(word, language))),
    delimiter,
  )}\r\n`;
