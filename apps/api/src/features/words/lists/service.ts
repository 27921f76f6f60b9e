import { buildUrl } from '@glossa/contract/client';
import type { Endpoint, HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { listWords, searchAllWords, type Vocabulary } from '@glossa/contract/word-lists';
import type { Queryable } from '@glossa/db/database';

import type { User } from '#domain/accounts/user.ts';
import { presentWords } from '../present-word.ts';
import { isByDate, readCursor, writeCursor } from './cursor.ts';
import { ignoredLevel } from './levels.ts';
import * as queries from './queries.ts';

type ListQuery = HandlerInput<typeof listWords>['query'];

/** Lists matching words in the requested language, or else in the user's current one. */
export const listOwnWords = (db: Queryable, user: User, query: ListQuery) =>
  listPage(
    db,
    user.id,
    { ...query, language: query.language ?? user.currentLanguage ?? undefined },
    listWords,
  );

/** Lists matching words in the requested language, or else in all languages. */
export const searchWords = (db: Queryable, learnerId: string, query: ListQuery) =>
  listPage(db, learnerId, query, searchAllWords);

/** Counts words by level, and lists the available filter values. */
export async function getVocabulary(db: Queryable, learnerId: string, language: number): Promise<Vocabulary> {
  const { counts, tags, parts } = await queries.findVocabulary(db, learnerId, language);
  return {
    levels: counts.slice(0, ignoredLevel),
    ignored: counts[ignoredLevel] ?? 0,
    tags,
    parts_of_speech: parts,
  };
}

/**
 * Returns one page of matching words, with links to the next and previous pages.
 * @throws {Failure} an error on the field `after` if the cursor is invalid
 */
async function listPage(
  db: Queryable,
  learnerId: string,
  query: ListQuery,
  endpoint: Endpoint,
): Promise<HandlerResult<typeof listWords>> {
  const { page, page_size: size, sort, after, max_depth: _depth, ...filter } = query;
  const cursor =
    after === undefined
      ? undefined
      : (readCursor(sort, after) ?? failFields({ after: [messages.cursor_invalid] }));
  const { rows, count } = await queries.listWords(db, learnerId, {
    filter,
    sort,
    size,
    after: cursor,
    skipped: (page - 1) * size,
  });
  const pageRows = rows.slice(0, size);
  const last = pageRows.at(-1);
  const next = rows.length > size && last ? createCursor(sort, last) : null;
  const urlWith = (change: Partial<ListQuery>) => buildUrl(endpoint, { query: { ...query, ...change } });
  return {
    results: await presentWords(db, learnerId, pageRows),
    count,
    // A client that uses a cursor gets a cursor for the next page.
    next: next === null ? null : urlWith(cursor ? { after: next } : { page: page + 1 }),
    previous: !cursor && page > 1 ? urlWith({ page: page - 1 }) : null,
    after: next,
  };
}

const createCursor = (sort: ListQuery['sort'], row: queries.ListedRow): string =>
  writeCursor(sort, {
    key: isByDate(sort) ? row.micros : row.form,
    id: row.id,
    listedLevel: row.listedLevel,
  });
