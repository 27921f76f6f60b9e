import type { ProductSort } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import { listStatement } from '#domain/library/select-list-page.ts';
import { onSale } from '#domain/shop/on-sale.ts';
import type { ShopQuery } from './choices.ts';
import { pageOf, placing, sortFields, type Plan } from './list-queries.ts';
import { productColumns, productTables, type ProductRow } from './product-row.ts';
import type { QueryTypes } from './search-queries.types.ts';
import type { Terms } from './search-terms.ts';

export const sql = statements<QueryTypes, { list: Pick<ProductRow, 'currency'> }>('shopSearch', {
  list: `SELECT ${productColumns('$1')}, 0 AS count FROM ${productTables}`,
});

/** Maximum number of counted hits. */
const countedHits = 1000;
/** Steps for scanning the index of a sort order; constant numbers keep the number of prepared statements small. */
const walks = [8000, 32_000] as const;
/** Products to find beyond the page, so that there is a next page. */
const ahead = 2;
/** Cost of one step along a sort index, and of one lookup in the word index, in sorted hits. */
const stepCost = 0.06;
const lookCost = 400;

/** Columns of each sort index besides `marks`, the bits of a product's words. */
const orderFields: Record<ProductSort, string> = {
  newest: 'p.published_at',
  popular: 'p.sales_count',
  rating: 'p.rating, p.rating_count',
  'price-asc': 'p.is_free, p.sale_price',
  'price-desc': 'p.is_free, p.sale_price',
  title: 'p.title',
};

/** One page of a search and its number of hits, which is a minimum if `more` is true. */
export interface Found {
  rows: ProductRow[];
  count: number;
  more: boolean;
}

interface Search {
  query: ShopQuery;
  terms: Terms;
}

/** Selects all hits, up to `most`, and sorts them. */
const byHits =
  ({ query, narrow }: Terms, most?: number): Plan =>
  (order, values) => {
    const place = placing(values);
    // Terms that are slow to look up in the index are filtered from the results of the others.
    const rest = narrow === query ? '' : `AND (p.words @@ (SELECT ${place(query)}::tsquery)) IS TRUE`;
    return `WITH fit AS MATERIALIZED (
         SELECT ${sortFields} FROM product p WHERE ${onSale} AND p.words @@ (SELECT ${place(narrow)}::tsquery) ${rest}
         ${most === undefined ? '' : `LIMIT ${most}`}
       )
       SELECT p.id, (SELECT count(*)::int FROM fit) AS count FROM fit p ORDER BY ${order}`;
  };

/** Scans the index of the sort order, prefiltered by word bits, until `needed` products are found. */
const byWalk =
  ({ query, marks }: Terms, sort: ProductSort, { needed, steps }: { needed: number; steps: number }): Plan =>
  (order, values) => {
    const place = placing(values);
    const wanted = place(marks);
    return `WITH fit AS MATERIALIZED (
         SELECT p.* FROM (
           SELECT p.id, ${orderFields[sort]}, p.marks FROM product p WHERE ${onSale} ORDER BY ${order} LIMIT ${steps}
         ) p JOIN product words ON words.id = p.id
         WHERE p.marks & ${wanted}::bigint = ${wanted}::bigint AND words.words @@ (SELECT ${place(query)}::tsquery)
         ORDER BY ${order} LIMIT ${place(needed)}
       )
       SELECT p.id, (SELECT count(*)::int FROM fit) AS count FROM fit p ORDER BY ${order}`;
  };

/** Reads a page of a plan, and how many products the plan has found. */
async function read(
  db: Queryable,
  viewerId: string | null,
  plan: Plan,
  query: ShopQuery,
): Promise<{ rows: ProductRow[]; count: number }> {
  const { text, values } = pageOf(plan, viewerId, query, ', chosen.count');
  const rows = await many(db, listStatement(sql.list, text), values);
  const [first] = rows;
  // Beyond the last page, there is no row to read the count from.
  if (!first && query.page > 1)
    return { rows, count: (await read(db, viewerId, plan, { ...query, page: 1 })).count };
  return { rows, count: first?.count ?? 0 };
}

const neededOf = ({ page, page_size: size }: ShopQuery): number => page * size + ahead;

async function walk(
  db: Queryable,
  viewerId: string | null,
  { query, terms }: Search,
  steps: number,
): Promise<Found | undefined> {
  const needed = neededOf(query);
  const { rows, count } = await read(db, viewerId, byWalk(terms, query.sort, { needed, steps }), query);
  if (count < needed) return undefined;
  return { rows, count: count - 1, more: true };
}

/**
 * Selects one page of a search. Rare hits are found by the word index and sorted; frequent ones turn up soon on the
 * sort index. Either way, the cost does not grow with the shop.
 */
export async function selectFound(db: Queryable, viewerId: string | null, search: Search): Promise<Found> {
  const { query, terms } = search;
  const expected = (neededOf(query) * terms.total) / Math.max(1, terms.hits);
  const [short, long] = walks;
  if (expected > long / 1.5 || expected * stepCost > terms.hits + lookCost) {
    const few = await read(db, viewerId, byHits(terms, countedHits + 1), query);
    if (few.count <= countedHits) return { ...few, more: false };
  }
  const met = await walk(db, viewerId, search, expected > short / 1.5 ? long : short);
  return met ?? { ...(await read(db, viewerId, byHits(terms), query)), more: false };
}
