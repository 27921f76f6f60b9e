import { urlOf } from '@glossa/contract/client';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { listProducts } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';

import { chosen, type ShopQuery } from './choices.ts';
import { countedHits, countFound, selectProducts } from './list-queries.ts';
import { presentProduct } from './product-row.ts';

/** One page of the shop as `viewerId` sees it. */
export async function listShop(
  db: Queryable,
  viewerId: string,
  query: ShopQuery,
): Promise<HandlerResult<typeof listProducts>> {
  const { page, page_size: size, search } = query;
  const choice = await chosen(db, query);
  const all = search && choice.count > 0 ? await countFound(db, search, choice) : choice.count;
  const rows = all === 0 ? [] : await selectProducts(db, viewerId, { query, choice, count: all });
  const more = Boolean(search) && all > countedHits;
  const count = more ? countedHits : all;
  const address = (to: number) => urlOf(listProducts, { query: { ...query, page: to } });
  return {
    results: rows.map(presentProduct),
    count,
    more,
    next: page * size < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
  };
}
