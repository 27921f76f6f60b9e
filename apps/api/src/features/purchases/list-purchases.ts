import { urlOf } from '@glossa/contract/client';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { listMarketplacePurchases, type MarketplacePurchase } from '@glossa/contract/marketplace';
import { listMyPurchases, type PurchaseSort } from '@glossa/contract/purchases';
import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import { escapeLike, selectListPage } from '#domain/library/select-list-page.ts';
import {
  presentMarketplace,
  presentPurchase,
  purchaseColumns,
  purchaseEntries,
  purchaseTables,
  type PurchaseRow,
} from './purchase-row.ts';
import type { QueryTypes } from './list-purchases.types.ts';

const orders: Record<PurchaseSort | 'progress', string> = {
  'date-desc': 'u.created_at DESC, u.id DESC',
  'date-asc': 'u.created_at, u.id',
  'title-asc': 'lower(u.title), u.id',
  'title-desc': 'lower(u.title) DESC, u.id DESC',
  'price-desc': 'u.paid DESC, u.id DESC',
  'price-asc': 'u.paid, u.id',
  'rating-desc': 'u.rating DESC NULLS LAST, u.id DESC',
  progress: 'u.progress DESC, u.id DESC',
};

const statuses = {
  all: undefined,
  imported: 'u.imported',
  'not-imported': 'NOT u.imported',
  free: 'u.paid = 0',
};

type Narrow = Pick<PurchaseRow, 'currency' | 'access' | 'files'>;

export const sql = statements<QueryTypes, { list: Narrow }>('purchasesListPurchases', {
  list: `SELECT ${purchaseColumns} FROM ${purchaseTables()}`,
  readTotals: `SELECT count(*)::int AS purchases, (count(*) FILTER (WHERE u.imported))::int AS imported,
     (count(*) FILTER (WHERE u.kind = 'video' OR u.kind = 'bundle' AND EXISTS (
        SELECT FROM order_item_content b JOIN product c ON c.id = b.product_id AND c.kind = 'video'
        WHERE b.order_item_id = u.order_item_id)))::int AS video_courses, count(u.rating)::int AS rated
   FROM ${purchaseEntries} WHERE u.buyer_id = $1`,
});

interface Choice {
  buyerId: string;
  type: PurchaseRow['kind'] | undefined;
  search?: string | undefined;
  status?: keyof typeof statuses;
  sort: keyof typeof orders;
}

function selectPurchases(db: Queryable, choice: Choice, page: { page: number; page_size: number }) {
  const values: unknown[] = [choice.buyerId];
  const parts = ['u.buyer_id = $1'];
  const add = (value: unknown, part: (place: string) => string) => {
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  if (choice.type) add(choice.type, (place) => `u.kind = ${place}`);
  if (choice.search)
    add(`%${escapeLike(choice.search)}%`, (place) => `(u.title ILIKE ${place} OR u.author ILIKE ${place})`);
  const status = statuses[choice.status ?? 'all'];
  if (status) parts.push(status);
  const where = parts.join(' AND ');
  const list = {
    shape: sql.list,
    columns: purchaseColumns,
    tables: purchaseTables,
    entries: purchaseEntries,
    where,
    values,
    order: orders[choice.sort],
    total: `SELECT count(*)::int FROM ${purchaseEntries} WHERE ${where}`,
  };
  return selectListPage(db, list, page);
}

/** Lists a page of a learner's purchases, with totals for all of them. */
export async function listBought(
  db: Queryable,
  buyerId: string,
  query: HandlerInput<typeof listMyPurchases>['query'],
): Promise<HandlerResult<typeof listMyPurchases>> {
  const { page, page_size: size } = query;
  const [{ rows, count }, totals] = await Promise.all([
    selectPurchases(db, { ...query, buyerId, type: query.type }, query),
    one(db, sql.readTotals, [buyerId]),
  ]);
  const address = (to: number) => urlOf(listMyPurchases, { query: { ...query, page: to } });
  return {
    results: rows.map(presentPurchase),
    count,
    next: page * size < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    totals,
  };
}

const marketplaceOrders = { date: 'date-desc', title: 'title-asc', progress: 'progress' } as const;

/** Lists a page of a learner's purchases for the marketplace. */
export async function listMarketplace(
  db: Queryable,
  buyerId: string,
  query: HandlerInput<typeof listMarketplacePurchases>['query'],
): Promise<
  Omit<HandlerResult<typeof listMarketplacePurchases>, 'results'> & { results: MarketplacePurchase[] }
> {
  const { page, page_size: size } = query;
  const choice = { buyerId, type: query.type, sort: marketplaceOrders[query.sort] };
  const { rows, count } = await selectPurchases(db, choice, query);
  const address = (to: number) => urlOf(listMarketplacePurchases, { query: { ...query, page: to } });
  return {
    results: rows.map(presentMarketplace),
    count,
    next: page * size < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
  };
}
