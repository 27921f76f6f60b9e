import type { HandlerInput } from '@glossa/contract/endpoint';
import { maxPageSize } from '@glossa/contract/fields';
import type { listProducts as endpoint, ProductSort } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';
import { many, one, statements } from '@glossa/db/statements';

import { listStatement } from '#domain/library/lists/queries.ts';
import { onSale } from '#domain/shop/products/queries.ts';
import { productColumns, productJoins, productTables, type ProductRow } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

export type ShopQuery = HandlerInput<typeof endpoint>['query'];

/** The values that the matching products have in each filter field. */
type FilterValues = QueryTypes['listValues']['row'];

const matchingCountsSql = `FROM shop_count
   WHERE count > 0 AND ($1::smallint IS NULL OR language = $1) AND ($2::product_kind IS NULL OR kind = $2)
     AND ($3::difficulty IS NULL OR difficulty = $3) AND ($4::text IS NULL OR category = $4)
     AND ($5::bool IS NULL OR is_free = $5)`;
const allProductsFilter = ['=free=true', '=free=false'];

const sql = statements<QueryTypes, { list: Pick<ProductRow, 'currency'> }>('shopList', {
  // This statement is never executed; it only provides the row type for the lists built at run time.
  list: `SELECT ${productColumns('$1')} FROM ${productTables}`,
  count: `SELECT coalesce(sum(count), 0)::int AS count ${matchingCountsSql}`,
  // For at most one filter, `shop_word` already stores the number of products with each value.
  countOne: 'SELECT coalesce(sum(count), 0)::int AS count FROM shop_word WHERE word = ANY ($1)',
  // Arrays default to empty, since the last match may be withdrawn after it was counted.
  listValues: `SELECT coalesce(array_agg(DISTINCT language), '{}') AS languages,
     coalesce(array_agg(DISTINCT kind)::text[], '{}') AS kinds,
     coalesce(array_agg(DISTINCT difficulty)::text[], '{}') AS difficulties,
     coalesce(array_agg(DISTINCT category), '{}') AS categories,
     coalesce(array_agg(DISTINCT is_free), '{}') AS frees ${matchingCountsSql}`,
});

/** Converts the filters to the index words that all matching products have. */
export const buildFilterWords = ({ language, type, difficulty, category, free }: ShopQuery): string[] =>
  Object.entries({ language, type, difficulty, category, free })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `=${name}=${value}`);

const filterParams = ({ language, type, difficulty, category, free }: ShopQuery) =>
  [
    language ?? null,
    type ?? null,
    difficulty ?? null,
    // An empty category in the URL means no filter.
    category === '' ? null : (category ?? null),
    free ?? null,
  ] as const;

/** Counts the products that match the filters, using counts maintained by triggers instead of reading products. */
export async function countProducts(db: Queryable, query: ShopQuery): Promise<number> {
  const words = buildFilterWords(query);
  const { count } =
    words.length > 1
      ? await one(db, sql.count, filterParams(query))
      : await one(db, sql.countOne, [words.length === 1 ? words : allProductsFilter]);
  return count;
}

/** Lists the values that the matching products have in each filter field, using the same counts as `countProducts`. */
export const listFilterValues = (db: Queryable, query: ShopQuery): Promise<FilterValues> =>
  one(db, sql.listValues, filterParams(query));

/** Maximum number of matches to sort; if there are more, the sort order's index is scanned instead. */
const maxSorted = 3000;

// Each sort order has its own index, which serves both directions. By price, free products come first, whatever their
// stored price.
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
interface Sql {
  text: string;
  values: unknown[];
}

/** Returns a function that appends a value and returns its placeholder, such as `$3`. */
export const createParamAdder = (values: unknown[]) => (value: unknown) => `$${values.push(value)}`;

function buildFilters({ language, type, difficulty, category, free }: ShopQuery, values: unknown[]): string {
  const param = createParamAdder(values);
  return [
    onSale,
    language === undefined ? '' : `p.language = ${param(language)}`,
    type === undefined ? '' : `p.kind = ${param(type)}`,
    difficulty === undefined ? '' : `p.difficulty = ${param(difficulty)}`,
    category === undefined || category === '' ? '' : `p.category = ${param(category)}`,
    free === undefined ? '' : `p.is_free = ${param(free)}`,
  ]
    .filter(Boolean)
    .join(' AND ');
}

/** Builds SQL for the sorted IDs of matching products; `pageSql` limits them to a page. */
export type PageQuery = (order: string, values: unknown[]) => string;

/** Finds all matches with an index-only scan and sorts them. */
const sortMatches =
  (filterValues: FilterValues): PageQuery =>
  (order, values) => {
    const param = createParamAdder(values);
    const { languages, categories, difficulties, kinds, frees } = filterValues;
    return `WITH fit AS MATERIALIZED (SELECT ${sortFields} FROM product p WHERE ${onSale}
       AND p.language = ANY (${param(languages)}::smallint[]) AND p.category = ANY (${param(categories)}::text[])
       AND p.difficulty = ANY (${param(difficulties)}::difficulty[]) AND p.kind = ANY (${param(kinds)}::product_kind[])
       AND p.is_free = ANY (${param(frees)}::bool[]))
     SELECT p.id FROM fit p ORDER BY ${order}`;
  };

/** Scans the index of the sort order until the page is full. */
const scanSortIndex =
  (query: ShopQuery): PageQuery =>
  (order, values) =>
    `SELECT p.id FROM product p WHERE ${buildFilters(query, values)} ORDER BY ${order}`;

/** Rounds up to one of a few page sizes, since a constant LIMIT tells the planner how few rows to expect. */
const roundUpLimit = (size: number): number => [12, 24, 48].find((limit) => size <= limit) ?? maxPageSize;

/** Builds SQL for a page of product cards; `more` adds columns. */
export function pageSql(
  plan: PageQuery,
  viewerId: string | null,
  { page, page_size: size, sort }: ShopQuery,
  more = '',
): Sql {
  const values: unknown[] = [viewerId, size];
  const order = orders[sort];
  const queryPlan = plan(order, values);
  const skipped = (page - 1) * size;
  const offset = skipped > 0 ? ` OFFSET ${createParamAdder(values)(skipped)}` : '';
  return {
    // Joins only the products on the page.
    text: `SELECT ${productColumns('$1')}${more} FROM (${queryPlan} LIMIT ${roundUpLimit(size)}${offset}) chosen
       JOIN LATERAL (SELECT * FROM product WHERE id = chosen.id) p ON true ${productJoins}
       ORDER BY ${order} LIMIT $2`,
    values,
  };
}

/** Lists one page of the matching products; `count` is the total number of matches. */
export async function listProducts(
  db: Queryable,
  viewerId: string | null,
  { query, count }: { query: ShopQuery; count: number },
): Promise<ProductRow[]> {
  const plan = count <= maxSorted ? sortMatches(await listFilterValues(db, query)) : scanSortIndex(query);
  const { text, values } = pageSql(plan, viewerId, query);
  return many(db, listStatement(sql.list, text), values);
}
