import { buildUrl } from '@glossa/contract/client';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import { listMarketplacePurchases, type MarketplacePurchase } from '@glossa/contract/marketplace';
import { listMyPurchases, type previewPurchase, type PurchaseCard } from '@glossa/contract/purchases';
import type { Queryable } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import { presentMarketplacePurchase, presentPurchase } from './present-purchase.ts';
import * as queries from './queries.ts';
import type { PurchaseKey } from './queries.ts';

/** Lists a page of a learner's purchases, with the totals for all of them. */
export async function listPurchases(
  db: Queryable,
  buyerId: string,
  query: HandlerInput<typeof listMyPurchases>['query'],
): Promise<HandlerResult<typeof listMyPurchases>> {
  const { page, page_size: size } = query;
  const [{ rows, count }, totals] = await Promise.all([
    queries.listPurchases(db, { ...query, buyerId, type: query.type }, query),
    queries.readTotals(db, buyerId),
  ]);
  const pageUrl = (to: number) => buildUrl(listMyPurchases, { query: { ...query, page: to } });
  return {
    results: rows.map(presentPurchase),
    count,
    next: page * size < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
    totals,
  };
}

const marketplaceOrders = { date: 'date-desc', title: 'title-asc', progress: 'progress' } as const;

/** Lists a page of a learner's purchases for the marketplace. */
export async function listForMarketplace(
  db: Queryable,
  buyerId: string,
  query: HandlerInput<typeof listMarketplacePurchases>['query'],
): Promise<
  Omit<HandlerResult<typeof listMarketplacePurchases>, 'results'> & { results: MarketplacePurchase[] }
> {
  const { page, page_size: size } = query;
  const filters = { buyerId, type: query.type, sort: marketplaceOrders[query.sort] };
  const { rows, count } = await queries.listPurchases(db, filters, query);
  const pageUrl = (to: number) => buildUrl(listMarketplacePurchases, { query: { ...query, page: to } });
  return {
    results: rows.map(presentMarketplacePurchase),
    count,
    next: page * size < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
  };
}

/**
 * Returns a purchase.
 * @throws {Failure} `purchase_not_found`, or `purchase_ended` or `purchase_refunded` to its former buyer
 */
export async function getPurchase(db: Queryable, key: PurchaseKey): Promise<PurchaseCard> {
  const row = await queries.findPurchase(db, key);
  if (row) return presentPurchase(row);
  const revocation = (await queries.findRevocation(db, key)) ?? fail('purchase_not_found');
  return fail(revocation === 'expired' ? 'purchase_ended' : 'purchase_refunded');
}

/** Rates a purchase and returns it. @throws {Failure} `purchase_not_found` */
export async function ratePurchase(
  db: Queryable,
  key: PurchaseKey,
  input: { rating: number; now: Date },
): Promise<PurchaseCard> {
  if (!(await queries.setRating(db, key, input))) fail('purchase_not_found');
  return presentPurchase((await queries.findPurchase(db, key)) ?? fail('purchase_not_found'));
}

/** Returns a purchase's preview, which needs no download. @throws {Failure} `purchase_not_found` */
export async function getPreview(
  db: Queryable,
  key: PurchaseKey,
): Promise<HandlerResult<typeof previewPurchase>> {
  const row = (await queries.findPreview(db, key)) ?? fail('purchase_not_found');
  return {
    text: row.text,
    direction: languageById(row.language)?.direction ?? 'ltr',
    sample: row.hasSample ? `/media/products/${row.id}/sample` : null,
    contents: row.contents ?? [],
  };
}

/** Advances the progress by a quarter, or to the end. @throws {Failure} `purchase_not_found` */
export async function advancePurchase(
  db: Queryable,
  key: PurchaseKey,
  input: { complete: boolean },
): Promise<MarketplacePurchase> {
  if (!(await queries.advanceProgress(db, key, input))) fail('purchase_not_found');
  return presentMarketplacePurchase((await queries.findPurchase(db, key)) ?? fail('purchase_not_found'));
}
