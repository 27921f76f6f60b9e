import type { ProductSort } from '@glossa/contract/shop';
import { largestPage } from '@glossa/contract/fields';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import { listStatement } from '#domain/library/select-list-page.ts';
import { onSale } from '#domain/shop/on-sale.ts';
import { valuesOf, type Choice, type ShopQuery } from './choices.ts';
import type { QueryTypes } from './list-queries.types.ts';
import { productColumns, productJoins, productTables, type ProductRow } from './product-row.ts';

export const sql = statements<QueryTypes, { list: Pick<ProductRow, 'currency'> }>('shopList', {
  list: `SELECT ${productColumns('$1')} FROM ${productTables}`,
});

/** Up to this many products are sorted; beyond that, the index of the sort order is scanned. */
const few = 3000;

// Each order has its own index, which serves both directions. Free products come first by price, whatever price they
// store.
const orders: Record<ProductSort, string> = {
  newest: 'p.published_at DESC, p.id DESC',
  popular: 'p.sales_count DESC, p.id DESC',
  rating: 'p.rating DESC, p.rating_count DESC, p.id DESC',
  'price-asc': 'p.is_free DESC, p.sale_price, p.id',
  'price-desc': 'p.is_free, p.sale_price DESC, p.id DESC',
  title: 'p.title, p.id',
};
export const sortFields =
  'p.id, p.published_at, p.sales_count, p.rating, p.rating_count, p.sale_price, p.title, p.is_free';

/** SQL with its parameter values, in order. */
export interface Sql {
  text: string;
  values: unknown[];
}

/** Returns a function that appends a value and returns its placeholder. */
export const placing = (values: unknown[]) => (value: unknown) => `$${values.push(value)}`;

function filtersOf({ language, type, difficulty, category, free }: ShopQuery, values: unknown[]): string {
  const place = placing(values);
  return [
    onSale,
    language === undefined ? '' : `p.language = ${place(language)}`,
    type === undefined ? '' : `p.kind = ${place(type)}`,
    difficulty === undefined ? '' : `p.difficulty = ${place(difficulty)}`,
    category === undefined || category === '' ? '' : `p.category = ${place(category)}`,
    free === undefined ? '' : `p.is_free = ${place(free)}`,
  ]
    .filter(Boolean)
    .join(' AND ');
}

/** SQL for the ordered product IDs of a page, without a limit. */
export type Plan = (order: string, values: unknown[]) => string;

/** Selects all matches with an index-only scan and sorts them. */
const byChoice =
  (choice: Choice): Plan =>
  (order, values) => {
    const place = placing(values);
    const { languages, categories, difficulties, kinds, frees } = choice;
    return `WITH fit AS MATERIALIZED (SELECT ${sortFields} FROM product p WHERE ${onSale}
       AND p.language = ANY (${place(languages)}::smallint[]) AND p.category = ANY (${place(categories)}::text[])
       AND p.difficulty = ANY (${place(difficulties)}::difficulty[]) AND p.kind = ANY (${place(kinds)}::product_kind[])
       AND p.is_free = ANY (${place(frees)}::bool[]))
     SELECT p.id FROM fit p ORDER BY ${order}`;
  };

/** Scans the index of the sort order until the page is full. */
const byWalk =
  (query: ShopQuery): Plan =>
  (order, values) =>
    `SELECT p.id FROM product p WHERE ${filtersOf(query, values)} ORDER BY ${order}`;

/** Rounds up to one of a few page sizes: a constant LIMIT tells the planner how few rows there are. */
const limitOf = (size: number): number => [12, 24, 48].find((limit) => size <= limit) ?? largestPage;

/** Builds SQL for a page of product cards; `more` adds columns. */
export function pageOf(
  plan: Plan,
  viewerId: string | null,
  { page, page_size: size, sort }: ShopQuery,
  more = '',
): Sql {
  const values: unknown[] = [viewerId, size];
  const order = orders[sort];
  const chosen = plan(order, values);
  const skipped = (page - 1) * size;
  const offset = skipped > 0 ? ` OFFSET ${placing(values)(skipped)}` : '';
  return {
    // Joins only the products of the page.
    text: `SELECT ${productColumns('$1')}${more} FROM (${chosen} LIMIT ${limitOf(size)}${offset}) chosen
       JOIN LATERAL (SELECT * FROM product WHERE id = chosen.id) p ON true ${productJoins}
       ORDER BY ${order} LIMIT $2`,
    values,
  };
}

/** Selects one page of the matching products; `count` is their total. */
export async function selectChosen(
  db: Queryable,
  viewerId: string | null,
  { query, count }: { query: ShopQuery; count: number },
): Promise<ProductRow[]> {
  const plan = count <= few ? byChoice(await valuesOf(db, query)) : byWalk(query);
  const { text, values } = pageOf(plan, viewerId, query);
  return many(db, listStatement(sql.list, text), values);
}
