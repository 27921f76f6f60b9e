import type { ProductSort } from '@glossa/contract/shop';
import { largestPage } from '@glossa/contract/fields';
import type { Queryable } from '@glossa/db/database';

import { listStatement } from '#domain/library/select-list-page.ts';
import { onSale } from '#domain/shop/on-sale.ts';
import { valuesOf, type Choice, type ShopQuery } from './choices.ts';
import { productColumns, productJoins, type ProductRow } from './product-row.ts';

/** Products that are put in order by themselves; of more, an index of the order is walked along. */
const few = 3000;

// Each order has its index, which serves both directions. What is free costs nothing, so it goes before by price.
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

/** SQL with the values that it names, in their order. */
export interface Sql {
  text: string;
  values: unknown[];
}

/** Adds values to those that are there; answers the places that name them. */
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

/** Which products a page is of, as SQL of their ids in order, without its limit. */
export type Plan = (order: string, values: unknown[]) => string;

/** All that fits the filters, from their index alone, and then put in order. */
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

/** Along the index of the order, until the page is full. */
const byWalk =
  (query: ShopQuery): Plan =>
  (order, values) =>
    `SELECT p.id FROM product p WHERE ${filtersOf(query, values)} ORDER BY ${order}`;

/** The smallest of a few limits that a page fits into: a fixed one tells the planner how few rows there are. */
const limitOf = (size: number): number => [12, 24, 48].find((limit) => size <= limit) ?? largestPage;

/** SQL of a page of products as cards, `more` adds columns. */
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
    // Only the products of the page are joined.
    text: `SELECT ${productColumns('$1')}${more} FROM (${chosen} LIMIT ${limitOf(size)}${offset}) chosen
       JOIN LATERAL (SELECT * FROM product WHERE id = chosen.id) p ON true ${productJoins}
       ORDER BY ${order} LIMIT $2`,
    values,
  };
}

type Row = ProductRow & Record<string, unknown>;

function select(db: Queryable, viewerId: string | null, plan: Plan, query: ShopQuery): Promise<Row[]> {
  const { text, values } = pageOf(plan, viewerId, query);
  return db.rows<Row>(listStatement('shop-page', text), values);
}

/** One page of what is chosen, of which there are `count`. */
export async function selectChosen(
  db: Queryable,
  viewerId: string | null,
  { query, count }: { query: ShopQuery; count: number },
): Promise<ProductRow[]> {
  const plan = count <= few ? byChoice(await valuesOf(db, query)) : byWalk(query);
  return select(db, viewerId, plan, query);
}
