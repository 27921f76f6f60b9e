import type { ProductSort } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';

import { listStatement } from '#domain/library/lists/queries.ts';
import { onSale } from '#domain/shop/products/queries.ts';
import {
  buildFilterWords,
  pageSql,
  createParamAdder,
  sortFields,
  type PageQuery,
  type ShopQuery,
} from '../list/queries.ts';
import { productColumns, productTables, type ProductRow } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes, { list: Pick<ProductRow, 'currency'> }>('shopSearch', {
  // This statement is never executed; it only provides the row type for the lists built at run time.
  list: `SELECT ${productColumns('$1')}, 0 AS count FROM ${productTables}`,
  parse: `SELECT query AS "query!", narrow AS "indexedQuery!", marks::text AS "marks!", hits AS "hits!", total AS "total!",
     begins AS "isPrefix!" FROM shop_search($1, $2, $3)`,
});

/** A parsed search, as returned by `shop_search`. */
interface SearchTerms {
  /** Tsquery that a product must match. */
  query: string;
  /** The part of `query` that is cheap to look up in the word index. */
  indexedQuery: string;
  /** The word bits that every match has. */
  marks: string;
  /** Estimated number of matches, and the total number of products. */
  hits: number;
  total: number;
  /** Whether the terms are prefixes instead of whole words. */
  isPrefix: boolean;
}

/**
 * Parses a search, including its filters. Uses whole words, or prefixes if `prefixes` is true or a word doesn't occur.
 * Returns undefined if no product can match.
 */
export const parseSearch = (
  db: Queryable,
  query: ShopQuery,
  { prefixes: matchesPrefixes }: { prefixes: boolean },
): Promise<SearchTerms | undefined> =>
  first(db, sql.parse, [query.search ?? '', buildFilterWords(query), matchesPrefixes]);

/** Maximum number of hits to count. */
const maxCountedHits = 1000;
/** Numbers of entries to scan in a sort index; fixed values keep the number of prepared statements small. */
const scanSteps = [8000, 32_000] as const;
/** Number of products to find beyond the page, to detect whether there is a next page. */
const extraHits = 2;
/** Costs of one step along a sort index and of one lookup in the word index, relative to sorting one hit. */
const stepCost = 0.06;
const lookupCost = 400;

/** Columns of each sort index, apart from `marks` (a product's word bits). */
const orderFields: Record<ProductSort, string> = {
  newest: 'p.published_at',
  popular: 'p.sales_count',
  rating: 'p.rating, p.rating_count',
  'price-asc': 'p.is_free, p.sale_price',
  'price-desc': 'p.is_free, p.sale_price',
  title: 'p.title',
};

/** One page of search results and the number of hits, which is a lower bound if `hasMore` is true. */
export interface ProductPage {
  rows: ProductRow[];
  count: number;
  hasMore: boolean;
}

interface Search {
  query: ShopQuery;
  terms: SearchTerms;
}

/** Finds the hits, up to `limit`, and sorts them. */
const sortHits =
  ({ query, indexedQuery }: SearchTerms, limit?: number): PageQuery =>
  (order, values) => {
    const param = createParamAdder(values);
    // Terms that are slow to look up in the index are checked only against the results of the other terms.
    const rest = indexedQuery === query ? '' : `AND (p.words @@ (SELECT ${param(query)}::tsquery)) IS TRUE`;
    return `WITH fit AS MATERIALIZED (
         SELECT ${sortFields} FROM product p WHERE ${onSale} AND p.words @@ (SELECT ${param(indexedQuery)}::tsquery) ${rest}
         ${limit === undefined ? '' : `LIMIT ${limit}`}
       )
       SELECT p.id, (SELECT count(*)::int FROM fit) AS count FROM fit p ORDER BY ${order}`;
  };

/** Scans the index of the sort order, prefiltered by word bits, until `needed` products are found. */
const scanSortIndex =
  (
    { query, marks }: SearchTerms,
    sort: ProductSort,
    { needed, steps }: { needed: number; steps: number },
  ): PageQuery =>
  (order, values) => {
    const param = createParamAdder(values);
    const bits = param(marks);
    return `WITH fit AS MATERIALIZED (
         SELECT p.* FROM (
           SELECT p.id, ${orderFields[sort]}, p.marks FROM product p WHERE ${onSale} ORDER BY ${order} LIMIT ${steps}
         ) p JOIN product words ON words.id = p.id
         WHERE p.marks & ${bits}::bigint = ${bits}::bigint AND words.words @@ (SELECT ${param(query)}::tsquery)
         ORDER BY ${order} LIMIT ${param(needed)}
       )
       SELECT p.id, (SELECT count(*)::int FROM fit) AS count FROM fit p ORDER BY ${order}`;
  };

/** Runs a plan for one page. Returns the page's products and the number of products found. */
async function readPage(
  db: Queryable,
  viewerId: string | null,
  plan: PageQuery,
  query: ShopQuery,
): Promise<{ rows: ProductRow[]; count: number }> {
  const { text, values } = pageSql(plan, viewerId, query, ', chosen.count');
  const rows = await many(db, listStatement(sql.list, text), values);
  const [row] = rows;
  // Beyond the last page, there is no row to read the count from.
  if (!row && query.page > 1)
    return { rows, count: (await readPage(db, viewerId, plan, { ...query, page: 1 })).count };
  return { rows, count: row?.count ?? 0 };
}

const countNeeded = ({ page, page_size: size }: ShopQuery): number => page * size + extraHits;

/** Scans `steps` entries of the sort index; returns undefined if they don't fill the page. */
async function tryScan(
  db: Queryable,
  viewerId: string | null,
  { query, terms }: Search,
  steps: number,
): Promise<ProductPage | undefined> {
  const needed = countNeeded(query);
  const { rows, count } = await readPage(
    db,
    viewerId,
    scanSortIndex(terms, query.sort, { needed, steps }),
    query,
  );
  if (count < needed) return undefined;
  return { rows, count: count - 1, hasMore: true };
}

/**
 * Lists one page of search results. Rare hits are found with the word index and sorted; frequent ones soon turn up in
 * the sort index. Either way, the cost doesn't grow with the size of the shop.
 */
export async function listHits(db: Queryable, viewerId: string | null, search: Search): Promise<ProductPage> {
  const { query, terms } = search;
  const expected = (countNeeded(query) * terms.total) / Math.max(1, terms.hits);
  const [short, long] = scanSteps;
  if (expected > long / 1.5 || expected * stepCost > terms.hits + lookupCost) {
    const sorted = await readPage(db, viewerId, sortHits(terms, maxCountedHits + 1), query);
    if (sorted.count <= maxCountedHits) return { ...sorted, hasMore: false };
  }
  const scanned = await tryScan(db, viewerId, search, expected > short / 1.5 ? long : short);
  return scanned ?? { ...(await readPage(db, viewerId, sortHits(terms), query)), hasMore: false };
}
