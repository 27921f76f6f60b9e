import type { Database } from '@glossa/db/database';
import { csvLine } from '@glossa/formats/word-files/csv-file';
import { byteOrderMark } from '@glossa/formats/word-files/write-table';
import { languageById } from '@glossa/language/languages';

import { readLearners, type LearnerFilter } from './queries.ts';

type Cell = string | number | boolean | Date | null;

/** Columns with the names that the import expects, followed by those that it ignores. */
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

const toCell = (value: Cell): string | number =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'number'
      ? value
      : value === null
        ? ''
        : String(value);

/** Characters per chunk of the response. */
const chunkLength = 64 * 1024;

/** Yields the matching learners as CSV, oldest first, in batches. */
export async function* writeLearnersTable(db: Database, filter: LearnerFilter): AsyncGenerator<string> {
  let chunk = byteOrderMark + csvLine(columns);
  for await (const row of readLearners(db, filter)) {
    const language = (row.current_language && languageById(row.current_language)?.code) || '';
    chunk += csvLine(columns.map((name) => (name === 'current_language' ? language : toCell(row[name]))));
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
