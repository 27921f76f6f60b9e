import type { ProductSort } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';

import { listStatement } from '#domain/library/select-list-page.ts';
import { onSale } from '#domain/shop/on-sale.ts';
import type { ShopQuery } from './choices.ts';
import { pageOf, placing, sortFields, type Plan } from './list-queries.ts';
import type { ProductRow } from './product-row.ts';
import type { Terms } from './search-terms.ts';

/** As far as a search counts. */
const countedHits = 1000;
/** As far as the index of an order is walked along; the fixed numbers make few statements. */
const walks = [8000, 32_000] as const;
/** Products that are looked for beyond the page, so that there is somewhere to go on to. */
const ahead = 2;
/** What one step along an index costs, and one look into the index of words, measured in hits that are put in order. */
const stepCost = 0.06;
const lookCost = 400;

/** What the index of each order holds besides what marks the words of a product. */
const orderFields: Record<ProductSort, string> = {
  newest: 'p.published_at',
  popular: 'p.sales_count',
  rating: 'p.rating, p.rating_count',
  'price-asc': 'p.is_free, p.sale_price',
  'price-desc': 'p.is_free, p.sale_price',
  title: 'p.title',
};

/** One page of what a search finds, and how much that is; with `more`, at least. */
export interface Found {
  rows: ProductRow[];
  count: number;
  more: boolean;
}

interface Search {
  query: ShopQuery;
  terms: Terms;
}

/** All that is found, at most `most`, and then put in order. */
const byHits =
  ({ query, narrow }: Terms, most?: number): Plan =>
  (order, values) => {
    const place = placing(values);
    // What is slow to look up in the index is asked of what the rest of the search has found.
    const rest = narrow === query ? '' : `AND (p.words @@ (SELECT ${place(query)}::tsquery)) IS TRUE`;
    return `WITH fit AS MATERIALIZED (
         SELECT ${sortFields} FROM product p WHERE ${onSale} AND p.words @@ (SELECT ${place(narrow)}::tsquery) ${rest}
         ${most === undefined ? '' : `LIMIT ${most}`}
       )
       SELECT p.id, (SELECT count(*)::int FROM fit) AS count FROM fit p ORDER BY ${order}`;
  };

/** Along the index of the order, which tells what may have the words, until `needed` are found. */
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

/** A page of a plan, and how many products its plan has found. */
async function read(
  db: Queryable,
  viewerId: string | null,
  plan: Plan,
  query: ShopQuery,
): Promise<{ rows: ProductRow[]; count: number }> {
  const { text, values } = pageOf(plan, viewerId, query, ', chosen.count');
  const rows = await db.rows<ProductRow & Record<string, unknown> & { count: number }>(
    listStatement('shop-page', text),
    values,
  );
  const [first] = rows;
  // Beyond the end no row tells the number.
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
 * One page of what a search finds. What is rare is found by its words and put in order; what is frequent is met soon on the
 * way along the index of the order, so neither costs more when the shop has more of it.
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
