import type { Queryable } from '@glossa/db/database';

import type { ShopQuery } from '../list/queries.ts';
import { listHits, parseSearch, type ProductPage } from './queries.ts';

export type { ProductPage } from './queries.ts';

const noProducts: ProductPage = { rows: [], count: 0, hasMore: false };

/** Finds products that match whole words or, if none do, word prefixes. */
export async function findProducts(
  db: Queryable,
  viewerId: string | null,
  query: ShopQuery,
): Promise<ProductPage> {
  const words = await parseSearch(db, query, { prefixes: false });
  if (!words) return noProducts;
  const found = await listHits(db, viewerId, { query, terms: words });
  if (found.count > 0 || words.isPrefix) return found;
  const prefixes = await parseSearch(db, query, { prefixes: true });
  // If searching by prefixes results in the same query, that query wouldn't find anything either.
  return !prefixes || prefixes.query === words.query
    ? noProducts
    : listHits(db, viewerId, { query, terms: prefixes });
}
