import type { CouponDiscount } from '../coupons/coupons.ts';
import { splitAmount } from '../split-amount.ts';

/** A line of an order, before coupon and tax, in minor units. */
export interface Line {
  /** After the product's own discount. */
  price: number;
}

/** Tax on an order. */
export interface Tax {
  name: string;
  /** In hundredths of a percent. */
  rate: number;
}

/** Amounts of an order in minor units. The coupon shares and taxes of the lines add up to those of the order. */
export interface PricedOrder {
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
  lines: { couponShare: number; tax: number }[];
}

/** Returns `amount * numerator / denominator`, rounded half up. */
const divideRounded = (amount: number, numerator: number, denominator: number): number =>
  Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));

/**
 * Calculates the price of an order. Deducts the coupon before tax. If prices include the tax, it is part of the total;
 * otherwise, it is added. The tax is rounded once, for the whole order.
 */
export function priceOrder(
  lines: readonly Line[],
  { coupon, tax, taxIncluded }: { coupon: CouponDiscount | null; tax: Tax | null; taxIncluded: boolean },
): PricedOrder {
  const prices = lines.map(({ price }) => price);
  const subtotal = prices.reduce((sum, price) => sum + price, 0);
  const couponAmount = !coupon
    ? 0
    : 'percentOff' in coupon
      ? divideRounded(subtotal, coupon.percentOff, 100)
      : coupon.amountOff;
  const discount = Math.min(couponAmount, subtotal);
  const shares = splitAmount(discount, prices);
  const due = subtotal - discount;
  const rate = tax?.rate ?? 0;
  const taxed = taxIncluded ? divideRounded(due, rate, 10_000 + rate) : divideRounded(due, rate, 10_000);
  const taxes = splitAmount(
    taxed,
    prices.map((price, index) => price - shares[index]!),
  );
  return {
    subtotal,
    discount,
    tax: taxed,
    total: taxIncluded ? due : due + taxed,
    lines: shares.map((couponShare, index) => ({ couponShare, tax: taxes[index]! })),
  };
}
