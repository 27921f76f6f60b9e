import type { ProductSort } from '@glossa/contract/shop';
import { largestPage } from '@glossa/contract/fields';
import type { Queryable } from '@glossa/db/database';
import { listStatement } from '@glossa/library/select-list-page';
import { onSale } from '@glossa/shop/on-sale';

import { valuesOf, type Choice, type ShopQuery } from './choices.ts';
import { productColumns, productJoins, type ProductRow } from './product-row.ts';

/** Products that are put in order by themselves; of more, an index of the order is walked along. */
const few = 3000;
/** As far as a search counts. */
export const countedHits = 500;
/** As far as an index is walked along for a search before all that it finds is put in order instead. */
const steps = 2000;

// Each order has its index, which serves both directions. What is free costs nothing, so it goes before by price.
const orders: Record<ProductSort, string> = {
  newest: 'p.published_at DESC, p.id DESC',
  popular: 'p.sales_count DESC, p.id DESC',
  rating: 'p.rating DESC, p.rating_count DESC, p.id DESC',
  'price-asc': 'p.is_free DESC, p.sale_price, p.id',
  'price-desc': 'p.is_free, p.sale_price DESC, p.id DESC',
  title: 'p.title, p.id',
};
const sortFields =
  'p.id, p.published_at, p.sales_count, p.rating, p.rating_count, p.sale_price, p.title, p.is_free';

/** SQL with the values that it names, in their order. */
interface Sql {
  text: string;
  values: unknown[];
}

/** Adds values to those that are there; answers the places that name them. */
const placing = (values: unknown[]) => (value: unknown) => `$${values.push(value)}`;

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

/** What is chosen, as the words that products have for it. */
const choiceWords = ({ language, type, difficulty, category, free }: ShopQuery): string =>
  Object.entries({ language, type, difficulty, category, free })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `'${`=${name}=${value}`.replaceAll(/['\\]/g, '$&$&')}'`)
    .join(' & ');

/** A search among what is chosen. */
export interface Search {
  query: ShopQuery & { search: string };
  /** Words are beginnings, not whole. */
  begins: boolean;
}

/** What a search finds, of `product p`; the words are made once for a statement, not for each product. */
function found({ query, begins }: Search, values: unknown[]): string {
  const place = placing(values);
  const words = `shop_query(${place(query.search)}, ${place(begins)})`;
  const chosen = choiceWords(query);
  return `p.words @@ (SELECT ${chosen === '' ? words : `${words} && ${place(chosen)}::tsquery`})`;
}

/** Which products a page is of, as SQL of their ids in order, without its limit. */
type Plan = (order: string, values: unknown[]) => string;

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

/** What a search finds, as far as it is counted, and then put in order. */
const byHits =
  (search: Search, limit: string): Plan =>
  (order, values) =>
    `WITH fit AS MATERIALIZED (SELECT ${sortFields} FROM product p WHERE ${onSale} AND ${found(search, values)} ${limit})
     SELECT p.id, (SELECT count(*)::int FROM fit) AS count FROM fit p ORDER BY ${order}`;

/** Along the index of the order for a search that finds much, but only so far. */
const byStroll =
  (search: Search): Plan =>
  (order, values) =>
    `SELECT p.id FROM (
       SELECT * FROM product p WHERE ${onSale} ORDER BY ${order} LIMIT ${steps}
     ) p WHERE ${found(search, values)} ORDER BY ${order}`;

/** The smallest of a few limits that a page fits into: a fixed one tells the planner how few rows there are. */
const limitOf = (size: number): number => [12, 24, 48].find((limit) => size <= limit) ?? largestPage;

function pageOf(plan: Plan, viewerId: string, { page, page_size: size, sort }: ShopQuery, more = ''): Sql {
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

function select(db: Queryable, viewerId: string, plan: Plan, query: ShopQuery): Promise<Row[]> {
  const { text, values } = pageOf(plan, viewerId, query);
  return db.rows<Row>(listStatement('shop-page', text), values);
}

/** One page of what is chosen, of which there are `count`. */
export async function selectChosen(
  db: Queryable,
  viewerId: string,
  { query, count }: { query: ShopQuery; count: number },
): Promise<ProductRow[]> {
  const plan = count <= few ? byChoice(await valuesOf(db, query)) : byWalk(query);
  return select(db, viewerId, plan, query);
}

async function countedPage(db: Queryable, viewerId: string, search: Search): Promise<Found> {
  const plan = byHits(search, `LIMIT ${countedHits + 1}`);
  const { text, values } = pageOf(plan, viewerId, search.query, ', chosen.count');
  const rows = await db.rows<Row & { count: number }>(listStatement('shop-page', text), values);
  return { rows, count: rows[0]?.count ?? 0 };
}

interface Found {
  rows: ProductRow[];
  count: number;
}

/** One page of what a search finds, and how much that is, to one more than `countedHits`. */
export async function selectFound(db: Queryable, viewerId: string, search: Search): Promise<Found> {
  const { query } = search;
  const first = await countedPage(db, viewerId, search);
  if (first.count === 0 && query.page > 1) {
    // Beyond the end no row tells the number.
    const { count } = await countedPage(db, viewerId, { ...search, query: { ...query, page: 1 } });
    return { rows: [], count };
  }
  if (first.count <= countedHits) return first;
  // Only some of what it finds was put in order.
  const met = await select(db, viewerId, byStroll(search), query);
  const rows = met.length === query.page_size ? met : await select(db, viewerId, byHits(search, ''), query);
  return { rows, count: first.count };
}
