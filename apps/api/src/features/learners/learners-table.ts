import type { Database } from '@glossa/db/database';
import { readRows } from '@glossa/db/cursor-rows';
import { statements, variantOf } from '@glossa/db/statements';
import { languageById } from '@glossa/language/languages';
import { csvLine } from '@glossa/formats/word-files/csv-file';
import { byteOrderMark } from '@glossa/formats/word-files/write-table';

import { learnerConditions, type LearnerFilter } from './list-conditions.ts';
import type { QueryTypes } from './learners-table.types.ts';

type Cell = string | number | boolean | Date | null;

export const sql = statements<QueryTypes>('learnersTable', {
  // The shape of the table, which is never executed.
  list: `SELECT l.email::text, l.username::text, l.first_name AS firstname, l.last_name AS lastname, l.address,
      l.postal_code AS postalcode, l.city, l.country, l.native_language, l.current_language, l.subscription_type, l.points,
      l.business, l.account_type, l.is_active, l.is_superuser, l.is_staff, l.can_manage_content, l.created_at,
      l.last_login_at, l.id
    FROM learner_listing x JOIN learner l ON l.id = x.id`,
});

/** Columns named as the import expects them, followed by those that it ignores. */
const columns = [
  'email',
  'username',
  'firstname',
  'lastname',
  'address',
  'postalcode',
  'city',
  'country',
  'native_language',
  'current_language',
  'subscription_type',
  'points',
  'business',
  'account_type',
  'is_active',
  'is_superuser',
  'is_staff',
  'can_manage_content',
  'created_at',
  'last_login_at',
  'id',
] as const;

const cellOf = (value: Cell): string | number =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'number'
      ? value
      : value === null
        ? ''
        : String(value);

/** Characters per chunk of the response. */
const pieceSize = 64 * 1024;

/** Yields the matching learners as CSV, oldest first, in batches. */
export async function* learnersTable(db: Database, filter: LearnerFilter): AsyncGenerator<string> {
  const { where, values } = learnerConditions(filter);
  let piece = byteOrderMark + csvLine(columns);
  const query = variantOf(sql.list, 'fitting', `${sql.list.text} WHERE ${where} ORDER BY x.created_at, x.id`);
  for await (const row of readRows(db, query, values)) {
    const language = (row.current_language && languageById(row.current_language)?.code) || '';
    piece += csvLine(columns.map((name) => (name === 'current_language' ? language : cellOf(row[name]))));
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
