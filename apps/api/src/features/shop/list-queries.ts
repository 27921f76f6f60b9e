import type { ProductSort } from '@glossa/contract/shop';
import { statement, type Queryable, type Statement } from '@glossa/db/database';
import { onSale } from '@glossa/shop/on-sale';

import type { Choice, ShopQuery } from './choices.ts';
import { productColumns, productTables, type ProductRow } from './product-row.ts';

/** Products that are put in order by themselves; of more, an index of the order is walked along. */
const few = 3000;
/** As far as a search counts. */
export const countedHits = 1000;
/** As far as an index is walked along for a search before all that fits is put in order instead. */
const steps = 5000;

// Each order has its index, which serves both directions.
const orders: Record<ProductSort, string> = {
  newest: 'p.published_at DESC, p.id DESC',
  popular: 'p.sales_count DESC, p.id DESC',
  rating: 'p.rating DESC, p.rating_count DESC, p.id DESC',
  'price-asc': 'p.sale_price, p.id',
  'price-desc': 'p.sale_price DESC, p.id DESC',
  title: 'p.title, p.id',
};
const sortFields =
  'p.id, p.published_at, p.sales_count, p.rating, p.rating_count, p.sale_price, p.title, p.language, p.kind, p.difficulty, p.category, p.is_free';

const filters = `p.language = ANY ($4::smallint[]) AND p.kind = ANY ($5::product_kind[])
  AND p.difficulty = ANY ($6::difficulty[]) AND p.category = ANY ($7::text[]) AND p.is_free = ANY ($8::bool[])`;
const found = `p.words @@ shop_query($9)`;

/**
 * How the rows of a page are chosen. `choice`: all that fits the filters, from their index alone, and then put in order.
 * `walk`: along the index of the order, until the page is full. `hits`: what the search finds, and then put in order.
 * `stroll`: along the index of the order for a search that finds much, but only so far.
 */
const plans = {
  choice: (order: string) =>
    `WITH fit AS MATERIALIZED (SELECT ${sortFields} FROM product p WHERE ${onSale} AND ${filters})
     SELECT p.id FROM fit p ORDER BY ${order} LIMIT $2 OFFSET $3`,
  walk: (order: string, isFiltered: boolean) =>
    `SELECT p.id FROM product p WHERE ${onSale}${isFiltered ? ` AND ${filters}` : ''} ORDER BY ${order} LIMIT $2 OFFSET $3`,
  hits: (order: string) =>
    `WITH fit AS MATERIALIZED (SELECT ${sortFields} FROM product p WHERE ${onSale} AND ${found} AND ${filters})
     SELECT p.id FROM fit p ORDER BY ${order} LIMIT $2 OFFSET $3`,
  stroll: (order: string) =>
    `SELECT p.id FROM (SELECT * FROM product p WHERE ${onSale} ORDER BY ${order} LIMIT ${steps}) p
     WHERE ${found} AND ${filters} ORDER BY ${order} LIMIT $2 OFFSET $3`,
};
type Plan = keyof typeof plans;

const prepared = new Map<string, Statement>();

function pageStatement(plan: Plan, sort: ProductSort, isFiltered: boolean): Statement {
  const name = `shop-${plan}-${sort}${isFiltered ? '' : '-all'}`;
  const order = orders[sort];
  const made =
    prepared.get(name) ??
    // Only the products of the page are joined.
    statement(
      name,
      `SELECT ${productColumns('$1')} FROM ${productTables('product')}
       WHERE p.id IN (${plans[plan](order, isFiltered)}) ORDER BY ${order}`,
    );
  prepared.set(name, made);
  return made;
}

const countHits = statement(
  'shop-count-hits',
  `SELECT count(*)::int AS count FROM (SELECT FROM product p WHERE ${onSale} AND p.words @@ shop_query($1)
     AND p.language = ANY ($2::smallint[]) AND p.kind = ANY ($3::product_kind[]) AND p.difficulty = ANY ($4::difficulty[])
     AND p.category = ANY ($5::text[]) AND p.is_free = ANY ($6::bool[]) LIMIT ${countedHits + 1}) hit`,
);

const valuesOf = ({ languages, kinds, difficulties, categories, frees }: Choice): unknown[] => [
  languages,
  kinds,
  difficulties,
  categories,
  frees,
];

/** How many products a search finds, to one more than `countedHits`. */
export const countFound = async (db: Queryable, search: string, choice: Choice): Promise<number> =>
  (await db.row<{ count: number }>(countHits, [search, ...valuesOf(choice)]))?.count ?? 0;

/** One page of the shop; `count` is how many products fit, as far as it is known. */
export async function selectProducts(
  db: Queryable,
  viewerId: string,
  { query, choice, count }: { query: ShopQuery; choice: Choice; count: number },
): Promise<ProductRow[]> {
  const { page, page_size: size, sort, search } = query;
  const page1 = [viewerId, size, (page - 1) * size];
  const rows = (plan: Plan, isFiltered = true) =>
    db.rows<ProductRow & Record<string, unknown>>(pageStatement(plan, sort, isFiltered), [
      ...page1,
      ...(isFiltered ? valuesOf(choice) : []),
      ...(plan === 'hits' || plan === 'stroll' ? [search] : []),
    ]);
  if (search) {
    if (count <= countedHits) return rows('hits');
    const met = await rows('stroll');
    return met.length === size ? met : rows('hits');
  }
  if (count <= few) return rows('choice');
  const isFiltered = [query.language, query.type, query.difficulty, query.category, query.free].some(
    (value) => value !== undefined && value !== '',
  );
  return rows('walk', isFiltered);
}
