import type { Queryable } from '@glossa/db/database';
import { writeRecord } from '@glossa/word-files/delimited';
import { guardCell } from '@glossa/word-files/spreadsheet-guard';
import { byteOrderMark } from '@glossa/word-files/write-table';

import { selectAfter, type AuditFilter, type AuditRow } from './queries.ts';

const batch = 1000;
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

/** The entries that fit as a table, a batch at a time. */
export async function* auditTable(db: Queryable, filter: AuditFilter): AsyncGenerator<string> {
  yield byteOrderMark + line(heads);
  let last: AuditRow | undefined;
  do {
    const rows = await selectAfter(db, filter, { after: last, limit: batch });
    if (rows.length > 0) yield rows.map((row) => line(cellsOf(row))).join('');
    last = rows.length < batch ? undefined : rows.at(-1);
  } while (last);
}
