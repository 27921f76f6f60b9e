import { urlOf } from '@glossa/contract/client';
import type { Endpoint, HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { listWords } from '@glossa/contract/word-lists';
import type { Database } from '@glossa/db/database';

import { isByDate, readCursor, writeCursor } from './list-cursor.ts';
import { selectWords, type ListedRow } from './list-queries.ts';
import { presentWords } from './present-word.ts';

export type ListQuery = HandlerInput<typeof listWords>['query'];

/** Lists one page of matching words, with links to the next and previous pages. */
export async function listVocabulary(
  db: Database,
  learnerId: string,
  query: ListQuery,
  endpoint: Endpoint,
): Promise<HandlerResult<typeof listWords>> {
  const { page, page_size: size, sort, after, max_depth: _depth, ...filter } = query;
  const cursor =
    after === undefined
      ? undefined
      : (readCursor(sort, after) ?? failFields({ after: [messages.cursor_invalid] }));
  const { rows, count } = await selectWords(db, learnerId, {
    filter,
    sort,
    size,
    after: cursor,
    skipped: (page - 1) * size,
  });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = rows.length > size && last ? cursorOf(sort, last) : null;
  const address = (change: Partial<ListQuery>) => urlOf(endpoint, { query: { ...query, ...change } });
  return {
    results: await presentWords(db, learnerId, shown),
    count,
    // A client that uses a cursor gets a cursor for the next page.
    next: next === null ? null : address(cursor ? { after: next } : { page: page + 1 }),
    previous: !cursor && page > 1 ? address({ page: page - 1 }) : null,
    after: next,
  };
}

const cursorOf = (sort: ListQuery['sort'], row: ListedRow): string =>
  writeCursor(sort, {
    key: isByDate(sort) ? row.micros : row.form,
    id: row.id,
    standing: row.standing,
  });
