import { buildUrl } from '@glossa/contract/client';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { listProducts as endpoint } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';

import { presentProduct } from '../present-product.ts';
import { findProducts, type ProductPage } from '../search/service.ts';
import * as queries from './queries.ts';
import type { ShopQuery } from './queries.ts';

/** Lists one page of the shop as `viewerId` (null for a visitor) sees it. */
export async function listProducts(
  db: Queryable,
  viewerId: string | null,
  query: ShopQuery,
): Promise<HandlerResult<typeof endpoint>> {
  const { page, page_size: size, search = '' } = query;
  const {
    rows,
    count,
    hasMore: more,
  } = await (search === '' ? filterProducts : findProducts)(db, viewerId, query);
  const pageUrl = (to: number) => buildUrl(endpoint, { query: { ...query, page: to } });
  return {
    results: rows.map(presentProduct),
    count,
    more,
    next: page * size < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
  };
}

async function filterProducts(
  db: Queryable,
  viewerId: string | null,
  query: ShopQuery,
): Promise<ProductPage> {
  const count = await queries.countProducts(db, query);
  const rows = count === 0 ? [] : await queries.listProducts(db, viewerId, { query, count });
  return { count, rows, hasMore: false };
}
