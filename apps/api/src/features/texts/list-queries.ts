import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import { escapeLike, selectListPage } from '#domain/library/select-list-page.ts';
import type { ListQuery, Shelf } from './list-texts.ts';
import type { QueryTypes } from './list-queries.types.ts';
import { cardColumns, textColumns, textTables, type CardRow } from './text-row.ts';

type Filter = ListQuery & { ownerId: string; shelf: Shelf };

// Each order has its own index, so a page costs the same in every library.
const orders: Record<ListQuery['sort'], string> = {
  date: 't.created_at DESC, t.id DESC',
  title: 't.title, t.id',
  difficulty: 't.difficulty, t.id',
  last_read: 't.touched_at DESC, t.id DESC',
};

/** Builds the conditions and their values in a fixed order; the same conditions share a prepared statement. */
function conditions(filter: Filter): { where: string; values: unknown[]; narrowed: boolean } {
  const values: unknown[] = [filter.ownerId, filter.shelf];
  const parts = ['t.owner_id = $1', 't.shelf = $2'];
  const add = (value: unknown, part: (place: string) => string) => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  if (filter.language !== undefined) add(filter.language, (p) => `t.language = ${p}`);
  const plain = parts.length;
  if (filter.difficulty) add(filter.difficulty, (p) => `t.difficulty = ${p}`);
  if (filter.favorite !== undefined) add(filter.favorite, (p) => `t.is_favorite = ${p}`);
  if (filter.search) {
    add(`%${escapeLike(filter.search)}%`, (p) => `(t.title ILIKE ${p} OR t.author ILIKE ${p})`);
  }
  if (filter.tag) {
    add(
      filter.tag,
      (p) => `EXISTS (SELECT 1 FROM text_tag tt JOIN tag g ON g.id = tt.tag_id
        WHERE tt.text_id = t.id AND g.name = ${p}::citext)`,
    );
  }
  return { where: parts.join(' AND '), values, narrowed: parts.length > plain };
}

interface NarrowTypes {
  list: Pick<CardRow, 'tags'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('textsList', {
  // Never executed: it gives the lists with conditions the type of their rows.
  list: `SELECT ${textColumns}, ${cardColumns} FROM ${textTables()}`,
  findTasks: `SELECT id, result->>'text_id' AS "textId!" FROM task
   WHERE owner_id = $1 AND status IN ('PENDING', 'STARTED') AND result->>'text_id' = ANY($2)`,
});

// An unfiltered shelf has a materialized count.
const shelfTotal = (language: boolean): string =>
  `SELECT coalesce(sum(count), 0)::int FROM shelf_count
   WHERE owner_id = $1 AND shelf = $2${language ? ' AND language = $3' : ''}`;

/** Selects one page of texts in the requested order, and the number of matches. */
export async function selectTexts(
  db: Queryable,
  filter: Filter,
): Promise<{ rows: CardRow[]; count: number }> {
  const { where, values, narrowed } = conditions(filter);
  const total = narrowed
    ? `SELECT count(*)::int FROM text t WHERE ${where}`
    : shelfTotal(filter.language !== undefined);
  const list = {
    shape: sql.list,
    columns: `${textColumns}, ${cardColumns}`,
    tables: textTables,
    entries: 'text t',
    where,
    values,
    order: orders[filter.sort],
    total,
  };
  return selectListPage(db, list, filter);
}

/** Selects the open tasks of some texts. */
export const openTasks = (
  db: Queryable,
  ownerId: string,
  texts: string[],
): Promise<{ id: string; textId: string }[]> => many(db, sql.findTasks, [ownerId, texts]);
