import { urlOf } from '@glossa/contract/client';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { listProducts } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';

import { countChosen, type ShopQuery } from './choices.ts';
import { selectChosen } from './list-queries.ts';
import { presentProduct } from './product-row.ts';
import { selectFound, type Found } from './search-queries.ts';
import { readSearch } from './search-terms.ts';

async function listChosen(db: Queryable, viewerId: string | null, query: ShopQuery): Promise<Found> {
  const count = await countChosen(db, query);
  return { count, rows: count === 0 ? [] : await selectChosen(db, viewerId, { query, count }), more: false };
}

const nothing: Found = { rows: [], count: 0, more: false };

/** Lists products that match whole words or, if there are none, word prefixes. */
async function listFound(db: Queryable, viewerId: string | null, query: ShopQuery): Promise<Found> {
  const whole = await readSearch(db, query, false);
  if (!whole) return nothing;
  const found = await selectFound(db, viewerId, { query, terms: whole });
  if (found.count > 0 || whole.begins) return found;
  const terms = await readSearch(db, query, true);
  // If the query is unchanged, prefixes would find nothing more either.
  return !terms || terms.query === whole.query ? nothing : selectFound(db, viewerId, { query, terms });
}

/** Lists one page of the shop as `viewerId` or a visitor sees it. */
export async function listShop(
  db: Queryable,
  viewerId: string | null,
  query: ShopQuery,
): Promise<HandlerResult<typeof listProducts>> {
  const { page, page_size: size, search = '' } = query;
  const { rows, count, more } = await (search === '' ? listChosen : listFound)(db, viewerId, query);
  const address = (to: number) => urlOf(listProducts, { query: { ...query, page: to } });
  return {
    results: rows.map(presentProduct),
    count,
    more,
    next: page * size < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
  };
}
