import { urlOf } from '@glossa/contract/client';
import { listEbooks } from '@glossa/contract/ebooks';
import type { HandlerResult } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';

import { presentEbook } from './ebook-row.ts';
import { countEbooks, selectEbooks, type EbookQuery } from './list-queries.ts';

/** Returns one page of ebooks with the count of each status. `viewerId` is the requesting user. */
export async function listAllEbooks(
  db: Queryable,
  viewerId: string,
  query: EbookQuery,
): Promise<HandlerResult<typeof listEbooks>> {
  const [rows, statuses] = await Promise.all([selectEbooks(db, query), countEbooks(db, query)]);
  const { page, page_size: size, status } = query;
  const all = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  const count = status ? statuses[status] : all;
  const address = (to: number) => urlOf(listEbooks, { query: { ...query, page: to } });
  return {
    ebooks: rows.map((row) => presentEbook(row, viewerId)),
    count,
    next: page * size < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    statuses,
  };
}
