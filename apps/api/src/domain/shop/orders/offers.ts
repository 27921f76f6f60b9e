import type { ErrorCode } from '@glossa/contract/errors';
import type { Queryable } from '@glossa/db/database';

import { findPlan, listOffered, readProtection } from '../products/queries.ts';
import { resolveTerms, type PlanTerms, type Terms } from '../products/terms.ts';

/** What a buyer wants to buy: products or a plan. */
export interface RequestedItems {
  productIds: readonly string[];
  planId: 'Pro' | 'Ultimate' | null;
}

/** Why a line cannot be bought. */
export type LineProblem = 'not_for_sale' | 'product_owned' | 'other_currency';

/** Maps the problem of a line to the error code of the order. */
export const lineErrors = {
  not_for_sale: 'product_not_for_sale',
  product_owned: 'product_owned',
  other_currency: 'currencies_mixed',
} as const satisfies Record<LineProblem, ErrorCode>;

/** A product or plan with today's terms and price, in minor units. */
export interface Offer {
  productId: string | null;
  planId: 'Pro' | 'Ultimate' | null;
  kind: string;
  title: string;
  author: string;
  language: number | null;
  hasCover: boolean;
  currency: string;
  isFree: boolean;
  basePrice: number;
  discountPercentage: number;
  price: number;
  /** Product IDs of a bundle, in order. */
  contents: string[];
  terms: Terms | PlanTerms;
  problem: LineProblem | null;
}

const unavailableOffer = (productId: string): Offer => ({
  productId,
  planId: null,
  kind: 'text',
  title: '',
  author: '',
  language: null,
  hasCover: false,
  currency: '',
  isFree: false,
  basePrice: 0,
  discountPercentage: 0,
  price: 0,
  contents: [],
  terms: { days: 0 },
  problem: 'not_for_sale',
});

/** Loads the requested lines, in order, at today's prices and terms. A line that can't be bought has a `problem`. */
export async function loadOffers(
  db: Queryable,
  { buyerId, requested, now }: { buyerId: string; requested: RequestedItems; now: Date },
): Promise<Offer[]> {
  const { productIds, planId } = requested;
  if (planId) return loadPlan(db, planId);
  const rows = await listOffered(db, { buyerId, productIds, now });
  const protection = await readProtection(db);
  const byId = new Map(rows.map((row) => [row.productId, row]));
  let currency = '';
  return [...new Set(productIds)].map((id) => {
    const row = byId.get(id);
    if (!row) return unavailableOffer(id);
    const { drmProtected, validityDays, maxDownloads, isForSale, isOwned, ...offer } = row;
    const tier = maxDownloads === null ? null : { validityDays, maxDownloads };
    if (isForSale && !isOwned) currency ||= offer.currency;
    const problem = !isForSale
      ? 'not_for_sale'
      : isOwned
        ? 'product_owned'
        : offer.currency === currency
          ? null
          : 'other_currency';
    return { ...offer, planId: null, terms: resolveTerms({ drmProtected, tier }, protection), problem };
  });
}

async function loadPlan(db: Queryable, planId: 'Pro' | 'Ultimate'): Promise<Offer[]> {
  const row = await findPlan(db, planId);
  if (!row) return [];
  const { title, currency, price, days } = row;
  return [
    {
      productId: null,
      planId,
      kind: 'plan',
      title,
      author: '',
      language: null,
      hasCover: false,
      currency,
      isFree: false,
      basePrice: price,
      discountPercentage: 0,
      price,
      contents: [],
      terms: { days },
      problem: null,
    },
  ];
}
