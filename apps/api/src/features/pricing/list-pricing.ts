import { urlOf } from '@glossa/contract/client';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { listContentPricing, type PricingSort } from '@glossa/contract/content-pricing';
import type { Queryable } from '@glossa/db/database';

import { escapeLike, selectListPage, type ListConditions } from '#domain/library/select-list-page.ts';
import { sql } from './pricing-queries.ts';
import { presentPricing, pricingColumns, pricingTables, statusValues } from './pricing-row.ts';

type Query = HandlerInput<typeof listContentPricing>['query'];

// Each sort order has its own index.
const sorts: Record<PricingSort, string> = {
  lastUpdated: 'p.updated_at',
  title: 'p.title',
  basePrice: 'p.price',
};

function conditions({ search, type, status, isFree }: Query): ListConditions {
  const values: unknown[] = [];
  const parts = ['p.removed_at IS NULL'];
  const add = (value: unknown, part: (place: string) => string) => {
    if (value === undefined || value === '') return;
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  add(type, (place) => `p.kind = ${place}::product_kind`);
  add(status && statusValues[status], (place) => `p.status = ${place}::product_status`);
  add(isFree, (place) => `p.is_free = ${place}`);
  add(
    search && `%${escapeLike(search)}%`,
    (place) => `p.id IN (
      SELECT f.id FROM product f WHERE f.removed_at IS NULL AND (f.title ILIKE ${place} OR f.author ILIKE ${place}))`,
  );
  return { where: parts.join(' AND '), values };
}

/** Lists one page of product pricing. */
export async function listPricing(
  db: Queryable,
  query: Query,
): Promise<HandlerResult<typeof listContentPricing>> {
  const { where, values } = conditions(query);
  const direction = query.direction === 'asc' ? 'ASC' : 'DESC';
  const list = {
    shape: sql.list,
    columns: pricingColumns,
    tables: pricingTables,
    entries: 'product p',
    where,
    values,
    order: `${sorts[query.sort]} ${direction}, p.id ${direction}`,
    total: `SELECT count(*)::int FROM product p WHERE ${where}`,
  };
  const { rows, count } = await selectListPage(db, list, query);
  const { page, page_size: size } = query;
  const address = (to: number) => urlOf(listContentPricing, { query: { ...query, page: to } });
  return {
    pricing: rows.map(presentPricing),
    count,
    next: page * size < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
  };
}
