import type { Database } from '@glossa/db/database';
import { writeRecord } from '@glossa/formats/word-files/delimited';
import { guardCell } from '@glossa/formats/word-files/spreadsheet-guard';
import { byteOrderMark } from '@glossa/formats/word-files/write-table';

import { readEntries, type AuditFilter, type EntryRow } from './queries.ts';

/** Characters per chunk of the response. */
const chunkSize = 64 * 1024;
const headings = ['Date', 'Who', 'Action', 'Kind', 'Id', 'Title', 'Reason', 'Detail'];

const toCells = ({
  date,
  actor,
  action,
  target_kind,
  target_id,
  reason,
  detail,
  about,
}: EntryRow): string[] => {
  const { title = about ?? '', ...more } = detail;
  return [
    date.toISOString(),
    actor,
    action,
    target_kind,
    target_id,
    typeof title === 'string' ? title : '',
    reason,
    Object.keys(more).length > 0 ? JSON.stringify(more) : '',
  ];
};

const toLine = (cells: readonly string[]): string => `${writeRecord(cells.map(guardCell), ',')}\r\n`;

/** Yields the matching entries as CSV while they are being read. */
export async function* writeAuditCsv(db: Database, filter: AuditFilter): AsyncGenerator<string> {
  let chunk = byteOrderMark + toLine(headings);
  for await (const row of readEntries(db, filter)) {
    chunk += toLine(toCells(row));
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
