import type { Queryable } from '@glossa/db/database';
import { csvLine } from '@glossa/formats/word-files/csv-file';
import { byteOrderMark } from '@glossa/formats/word-files/write-table';

import { readEvents, type EventFilter, type EventRow } from './queries.ts';

const columns: readonly (readonly [name: string, cell: (row: EventRow) => string])[] = [
  ['Date', (row) => row.createdAt.toISOString()],
  ['Event', (row) => row.kind],
  ['Outcome', (row) => row.outcome],
  ['Reason', (row) => row.reason],
  ['Account', (row) => row.learner?.username ?? row.alias],
  ['Account id', (row) => row.learnerId ?? ''],
  ['By', (row) => (row.actorKind === 'user' ? (row.actor?.username ?? 'deleted account') : row.actorKind)],
  ['Address', (row) => row.address],
  ['User agent', (row) => row.userAgent],
  ['Detail', (row) => JSON.stringify(row.detail)],
];

/** Characters per chunk of the response. */
const chunkLength = 64 * 1024;

/** Yields the matching events as CSV, newest first, in batches. */
export async function* writeEventsTable(db: Queryable, filter: EventFilter): AsyncGenerator<string> {
  let chunk = byteOrderMark + csvLine(columns.map(([name]) => name));
  for await (const row of readEvents(db, filter)) {
    chunk += csvLine(columns.map(([, cell]) => cell(row)));
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
