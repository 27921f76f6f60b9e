import { isPayable, majorOf, minorOf, type Currency } from '@glossa/contract/currencies';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './price.types.ts';

interface NarrowTypes {
  lockTier: { currency: Currency };
}

export const sql = statements<QueryTypes, NarrowTypes>('ebooksPrice', {
  lockTier: 'SELECT id, price, currency FROM pricing_tier WHERE id = $1 FOR KEY SHARE',
});

/** The price of a product. */
export interface Price {
  /** Price in minor units. */
  price: number;
  currency: Currency;
  isFree: boolean;
  tierId: string | null;
}

/** Returns the price of a tier and locks it until the transaction ends. */
export async function tierPrice(tx: Queryable, id: string): Promise<Price> {
  const row = await first(tx, sql.lockTier, [id]);
  if (!row) return fail('tier_not_found');
  return { price: row.price, currency: row.currency, isFree: row.price === 0, tierId: row.id };
}

/**
 * Converts a form's price from major to minor units. Fails when it has too many decimals for the currency or is below
 * the minimum for cards.
 */
export function formPrice(major: number, currency: Currency): number {
  const amount = minorOf(major, currency);
  if (Math.abs(majorOf({ amount, currency }) - major) >= 1e-9)
    failFields({ price: [messages.price_fraction] });
  return isPayable({ amount, currency }) ? amount : failFields({ price: [messages.price_low] });
}
