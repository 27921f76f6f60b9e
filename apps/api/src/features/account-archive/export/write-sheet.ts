import { writeRecord } from '@glossa/formats/word-files/delimited';
import { guardCell } from '@glossa/formats/word-files/spreadsheet-guard';

// Without a byte order mark, Excel assumes the system's legacy encoding.
const byteOrderMark = '\uFEFF';

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(toCell).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Yields records as CSV, one line at a time. Cells that a spreadsheet could run as formulas are escaped. */
export async function* writeSheet(
  columns: readonly string[],
  records: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${writeRecord([...columns], ',')}\r\n`;
  for await (const record of records) {
    yield `${writeRecord(
      columns.map((column) => guardCell(toCell(record[column]))),
      ',',
    )}\r\n`;
  }
}
