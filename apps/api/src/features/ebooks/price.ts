import { isPayable, majorOf, minorOf, type Currency } from '@glossa/contract/currencies';
import { messages } from '@glossa/contract/messages';
import { statement, type Queryable } from '@glossa/db/database';

import { fail, failFields } from '#http/fail.ts';

const tier = statement(
  'pricing-tier-price',
  'SELECT id, price, currency FROM pricing_tier WHERE id = $1 FOR KEY SHARE',
);
/** What something is sold for. */
export interface Price {
  /** Minor units. */
  price: number;
  currency: Currency;
  isFree: boolean;
  tierId: string | null;
}

/** The price of a tier, which stays until the transaction ends. */
export async function tierPrice(tx: Queryable, id: string): Promise<Price> {
  const row = await tx.row<{ id: string; price: number; currency: Currency }>(tier, [id]);
  if (!row) return fail('tier_not_found');
  return { price: row.price, currency: row.currency, isFree: row.price === 0, tierId: row.id };
}

/** A price of a form, in major units, as minor ones; fails when it is finer than the currency, or less than cards pay. */
export function formPrice(major: number, currency: Currency): number {
  const amount = minorOf(major, currency);
  if (Math.abs(majorOf({ amount, currency }) - major) >= 1e-9)
    failFields({ price: [messages.price_fraction] });
  return isPayable({ amount, currency }) ? amount : failFields({ price: [messages.price_low] });
}
