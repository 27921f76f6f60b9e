import { isPayable } from '@glossa/contract/currencies';

import { fail } from '#http/fail.ts';
import type { PricingRow } from './pricing-row.ts';

/** Fails when what is left of a price after its discount is less than a card pays. */
export function checkDiscount(
  row: Pick<PricingRow, 'price' | 'currency' | 'discountPercentage' | 'isFree'>,
): void {
  // As the database has it in `sale_price`.
  const amount = row.isFree ? 0 : Math.floor((row.price * (100 - row.discountPercentage) + 50) / 100);
  if (!isPayable({ amount, currency: row.currency })) fail('discount_too_deep');
}
