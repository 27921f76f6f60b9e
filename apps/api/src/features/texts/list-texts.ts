import type { listTexts, TextCard } from '@glossa/contract/texts';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { urlOf } from '@glossa/contract/client';
import type { Endpoint } from '@glossa/contract/endpoint';
import type { Database, Queryable } from '@glossa/db/database';

import { openTasks, selectTexts } from './list-queries.ts';
import { presentCard } from './text-row.ts';

export type ListQuery = HandlerInput<typeof listTexts>['query'];

/** Shelves by their number in the database. */
export const shelves = { reading: 0, archive: 1, trash: 2 } as const;
export type Shelf = (typeof shelves)[keyof typeof shelves];

/** Lists one page of a shelf in a learner's library. */
export async function listShelf(
  db: Database,
  ownerId: string,
  shelf: Shelf,
  query: ListQuery,
  endpoint: Endpoint,
): Promise<{ results: TextCard[]; count: number; next: string | null; previous: string | null }> {
  const filter = { ...query, ownerId, shelf };
  const { rows, count } = await selectTexts(db, filter);
  const tasks = await tasksOf(
    db,
    ownerId,
    rows.filter((row) => row.status === 'pending').map((row) => row.id),
  );
  const address = (page: number) => urlOf(endpoint, { query: { ...query, page } });
  return {
    results: rows.map((row) => presentCard(row, tasks.get(row.id) ?? null)),
    count,
    next: query.page * query.page_size < count ? address(query.page + 1) : null,
    previous: query.page > 1 ? address(query.page - 1) : null,
  };
}

async function tasksOf(db: Queryable, ownerId: string, texts: string[]): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map();
  return new Map((await openTasks(db, ownerId, texts)).map((row) => [row.textId, row.id]));
}
