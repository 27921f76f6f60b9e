import { highestPrice, isPayable, type Currency } from '@glossa/contract/currencies';
import type { totalProblems } from '@glossa/contract/order-quote';
import { statement, type Queryable } from '@glossa/db/database';

import { priceOrder, type PricedOrder, type Tax } from '../price-order.ts';
import { findCoupon, type Coupon, type CouponProblem } from './find-coupon.ts';
import { loadOffers, type Offer, type Wanted } from './load-offer.ts';

/** What an order is asked to be. */
export interface Request {
  buyerId: string;
  wanted: Wanted;
  couponCode: string | null;
  /** Of whom pays, as accounts name countries: it says which tax there is. */
  country: string;
  now: Date;
}

/** What an order would cost. Lines with a problem are no part of the sums. */
export interface Quote {
  currency: string;
  offers: Offer[];
  /** The lines of `priced`. */
  buyable: Offer[];
  priced: PricedOrder;
  coupon: Coupon | null;
  couponProblem: CouponProblem | null;
  tax: Tax | null;
  taxIncluded: boolean;
  /** Why the total cannot be paid. */
  totalProblem: (typeof totalProblems)[number] | null;
}

const taxOf = statement(
  'tax-of-country',
  `SELECT s.prices_include_tax AS "taxIncluded", r.name, r.rate
   FROM shop_settings s LEFT JOIN tax_rate r ON r.country = $1::citext WHERE s.id = 1`,
);

function totalProblemOf(amount: number, currency: string): Quote['totalProblem'] {
  if (amount > highestPrice) return 'order_too_large';
  return isPayable({ amount, currency: currency as Currency }) ? null : 'order_too_small';
}

/** What an order would cost today, with what stands against it. */
export async function quoteOrder(db: Queryable, request: Request): Promise<Quote> {
  const { buyerId, couponCode, country, now } = request;
  const offers = await loadOffers(db, request);
  const buyable = offers.filter(({ problem }) => problem === null);
  const currency = buyable[0]?.currency ?? 'USD';
  const subtotal = buyable.reduce((sum, { price }) => sum + price, 0);
  const found = couponCode
    ? await findCoupon(db, { code: couponCode, buyerId, currency, subtotal, now })
    : null;
  const coupon = typeof found === 'string' ? null : found;
  const settings = await db.row<{ taxIncluded: boolean; name: string | null; rate: number | null }>(taxOf, [
    country,
  ]);
  const tax = settings?.name ? { name: settings.name, rate: settings.rate ?? 0 } : null;
  const taxIncluded = settings?.taxIncluded ?? true;
  const priced = priceOrder(buyable, { coupon: coupon?.worth ?? null, tax, taxIncluded });
  return {
    currency,
    offers,
    buyable,
    priced,
    totalProblem: totalProblemOf(priced.total, currency),
    coupon,
    couponProblem: typeof found === 'string' ? found : null,
    tax,
    taxIncluded,
  };
}
