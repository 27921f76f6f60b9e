import { maxPrice, isPayable, type Currency } from '@glossa/contract/currencies';
import type { totalProblems } from '@glossa/contract/order-quote';
import type { Queryable } from '@glossa/db/database';

import { checkCoupon, type Coupon, type CouponProblem } from '../coupons/coupons.ts';
import { loadOffers, type Offer, type RequestedItems } from './offers.ts';
import { priceOrder, type PricedOrder, type Tax } from './price-order.ts';
import { findTax } from './queries.ts';

/** What a buyer requests, and the details that determine its price. */
export interface OrderRequest {
  buyerId: string;
  requested: RequestedItems;
  couponCode: string | null;
  /** The payer's country, in the same format as in accounts. Determines the tax. */
  country: string;
  now: Date;
}

/** The price of an order. Excludes lines with a problem. */
export interface Quote {
  currency: string;
  offers: Offer[];
  /** Offers without a problem, in the order of `priced.lines`. */
  buyable: Offer[];
  priced: PricedOrder;
  coupon: Coupon | null;
  couponProblem: CouponProblem | null;
  tax: Tax | null;
  taxIncluded: boolean;
  /** Why the total cannot be paid. */
  totalProblem: (typeof totalProblems)[number] | null;
}

function checkTotal(amount: number, currency: string): Quote['totalProblem'] {
  if (amount > maxPrice) return 'order_too_large';
  return isPayable({ amount, currency: currency as Currency }) ? null : 'order_too_small';
}

/** Calculates what an order would cost today, and the problems that prevent it. */
export async function quoteOrder(db: Queryable, request: OrderRequest): Promise<Quote> {
  const { buyerId, couponCode, country, now } = request;
  const offers = await loadOffers(db, request);
  const buyable = offers.filter(({ problem }) => problem === null);
  const currency = buyable[0]?.currency ?? 'USD';
  const subtotal = buyable.reduce((sum, { price }) => sum + price, 0);
  const found = couponCode
    ? await checkCoupon(db, { code: couponCode, buyerId, currency, subtotal, now })
    : null;
  const coupon = typeof found === 'string' ? null : found;
  const settings = await findTax(db, country);
  const tax = settings?.name ? { name: settings.name, rate: settings.rate ?? 0 } : null;
  const taxIncluded = settings?.taxIncluded ?? true;
  const priced = priceOrder(buyable, { coupon: coupon?.discount ?? null, tax, taxIncluded });
  return {
    currency,
    offers,
    buyable,
    priced,
    totalProblem: checkTotal(priced.total, currency),
    coupon,
    couponProblem: typeof found === 'string' ? found : null,
    tax,
    taxIncluded,
  };
}
