import { isPayable } from '@glossa/contract/currencies';
import { fail } from '@glossa/contract/failure';

import type { PricingRow } from './pricing-row.ts';

/** Checks that the discounted price is not below the minimum card payment. @throws {Failure} `discount_too_deep` */
export function checkDiscount(
  row: Pick<PricingRow, 'price' | 'currency' | 'discountPercentage' | 'isFree'>,
): void {
  // Same rounding as `sale_price` in the database.
  const amount = row.isFree ? 0 : Math.floor((row.price * (100 - row.discountPercentage) + 50) / 100);
  if (!isPayable({ amount, currency: row.currency })) fail('discount_too_deep');
}
