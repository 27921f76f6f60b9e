import { writeRecord } from '@glossa/formats/word-files/delimited';
import { guardCell } from '@glossa/formats/word-files/spreadsheet-guard';

// Excel takes a file without it for one in the encoding of the house.
const byteOrderMark = '\uFEFF';

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Records as a table for spreadsheets, a line at a time; cells that could be taken for formulas are guarded. */
export async function* writeSheet(
  columns: readonly string[],
  records: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${writeRecord([...columns], ',')}\r\n`;
  for await (const record of records) {
    yield `${writeRecord(
      columns.map((column) => guardCell(cellOf(record[column]))),
      ',',
    )}\r\n`;
  }
}
