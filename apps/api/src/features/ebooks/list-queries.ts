import type { EbookSort, EbookStatus, listEbooks } from '@glossa/contract/ebooks';
import type { HandlerInput } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import {
  escapeLike,
  listStatement,
  selectPage,
  type ListConditions,
} from '#domain/library/select-list-page.ts';
import { ebookColumns, ebookTables, isEbook, type EbookRow, type EbookTypes } from './ebook-row.ts';
import type { QueryTypes } from './list-queries.types.ts';

interface NarrowTypes {
  list: EbookTypes;
}

// Shapes of lists, which are never executed.
export const sql = statements<QueryTypes, NarrowTypes>('ebooksList', {
  list: `SELECT ${ebookColumns} FROM ${ebookTables()}`,
  count: 'SELECT p.status, count(*)::int AS count FROM product p GROUP BY 1',
});

export type EbookQuery = HandlerInput<typeof listEbooks>['query'];

// Each sort order has an index.
const sorts: Record<EbookSort, string> = {
  uploadDate: 'p.created_at',
  title: 'p.title',
  revenue: 'p.revenue',
  downloads: 'p.download_count',
  sales: 'p.sales_count',
  price: 'p.price',
};

// One query per column, so that titles and authors can use their index.
const found = (place: string): string => `p.id IN (
  SELECT p.id FROM product p WHERE ${isEbook} AND p.title ILIKE ${place}
  UNION ALL SELECT p.id FROM product p WHERE ${isEbook} AND p.author ILIKE ${place}
  UNION ALL SELECT pt.product_id FROM product_tag pt JOIN tag g ON g.id = pt.tag_id WHERE g.name ILIKE ${place})`;

/** Builds the conditions and their values in the same order, except for the status. */
function conditions({ search, type, language, difficulty, isFree, category }: EbookQuery): ListConditions {
  const values: unknown[] = [];
  const parts = [isEbook];
  const add = (value: unknown, part: (place: string) => string) => {
    if (value === undefined || value === '') return;
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  add(type, (place) => `p.kind = ${place}`);
  add(language, (place) => `p.language = ${place}`);
  add(difficulty, (place) => `p.difficulty = ${place}`);
  add(isFree, (place) => `p.is_free = ${place}`);
  add(category, (place) => `p.category = ${place}`);
  add(search && `%${escapeLike(search)}%`, found);
  return { where: parts.join(' AND '), values };
}

/** Returns one page of ebooks in the requested order. */
export function selectEbooks(db: Queryable, query: EbookQuery): Promise<EbookRow[]> {
  const { where, values } = conditions(query);
  const direction = query.direction === 'asc' ? 'ASC' : 'DESC';
  const list = {
    shape: sql.list,
    columns: ebookColumns,
    tables: ebookTables,
    entries: 'product p',
    where: query.status ? `${where} AND p.status = '${query.status}'` : where,
    values,
    order: `${sorts[query.sort]} ${direction}, p.id ${direction}`,
  };
  return selectPage(db, list, query);
}

/** Counts the ebooks per status that match the other filters. */
export async function countEbooks(db: Queryable, query: EbookQuery): Promise<Record<EbookStatus, number>> {
  const { where, values } = conditions(query);
  const text = `SELECT p.status, count(*)::int AS count FROM product p WHERE ${where} GROUP BY 1`;
  const counts = { draft: 0, published: 0, archived: 0 };
  for (const { status, count } of await many(db, listStatement(sql.count, text), values))
    counts[status] = count;
  return counts;
}
