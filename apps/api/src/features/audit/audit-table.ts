import type { Database } from '@glossa/db/database';
import { writeRecord } from '@glossa/formats/word-files/delimited';
import { guardCell } from '@glossa/formats/word-files/spreadsheet-guard';
import { byteOrderMark } from '@glossa/formats/word-files/write-table';

import { allAudit, type AuditFilter, type AuditRow } from './queries.ts';

/** Characters per chunk of the response. */
const pieceSize = 64 * 1024;
const heads = ['Date', 'Who', 'Action', 'Kind', 'Id', 'Title', 'Reason', 'Detail'];

const cellsOf = ({
  date,
  actor,
  action,
  target_kind,
  target_id,
  reason,
  detail,
  about,
}: AuditRow): string[] => {
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

const line = (cells: readonly string[]): string => `${writeRecord(cells.map(guardCell), ',')}\r\n`;

/** Yields the matching entries as CSV while they are read. */
export async function* auditTable(db: Database, filter: AuditFilter): AsyncGenerator<string> {
  let piece = byteOrderMark + line(heads);
  for await (const row of allAudit(db, filter)) {
    piece += line(cellsOf(row));
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
