import { urlOf } from '@glossa/contract/client';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { listProducts } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';

import { countChosen, type ShopQuery } from './choices.ts';
import { countedHits, selectChosen, selectFound } from './list-queries.ts';
import { presentProduct, type ProductRow } from './product-row.ts';

interface Listed {
  rows: ProductRow[];
  count: number;
}

async function listChosen(db: Queryable, viewerId: string, query: ShopQuery): Promise<Listed> {
  const count = await countChosen(db, query);
  return { count, rows: count === 0 ? [] : await selectChosen(db, viewerId, { query, count }) };
}

/** What whole words find, or where they find nothing, their beginnings. */
async function listFound(
  db: Queryable,
  viewerId: string,
  query: ShopQuery & { search: string },
): Promise<Listed> {
  for (const begins of [false, true]) {
    const found = await selectFound(db, viewerId, { query, begins });
    if (found.count > 0) return found;
  }
  return { count: 0, rows: [] };
}

/** One page of the shop as `viewerId` sees it. */
export async function listShop(
  db: Queryable,
  viewerId: string,
  query: ShopQuery,
): Promise<HandlerResult<typeof listProducts>> {
  const { page, page_size: size, search = '' } = query;
  const { rows, count: all } =
    search === ''
      ? await listChosen(db, viewerId, query)
      : await listFound(db, viewerId, { ...query, search });
  const more = search !== '' && all > countedHits;
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
