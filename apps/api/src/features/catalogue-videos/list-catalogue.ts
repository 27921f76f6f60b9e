import { listCatalogueVideos } from '@glossa/contract/catalogue-videos';
import { urlOf } from '@glossa/contract/client';
import type { HandlerResult } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';

import { presentCatalogueVideo } from './catalogue-row.ts';
import { countCatalogue, selectCatalogue, type CatalogueQuery } from './list-queries.ts';

/** Returns one page of the catalog with the count of each status. `viewerId` is the requesting user. */
export async function listCatalogue(
  db: Queryable,
  viewerId: string,
  query: CatalogueQuery,
): Promise<HandlerResult<typeof listCatalogueVideos>> {
  const [rows, statuses] = await Promise.all([selectCatalogue(db, query), countCatalogue(db, query)]);
  const { page, page_size: size, status } = query;
  const all = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  const count = status ? statuses[status] : all;
  const address = (to: number) => urlOf(listCatalogueVideos, { query: { ...query, page: to } });
  return {
    videos: rows.map((row) => presentCatalogueVideo(row, viewerId)),
    count,
    next: page * size < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    statuses,
  };
}
