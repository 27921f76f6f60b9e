import { isPayable, toMajorUnits, toMinorUnits, type Currency } from '@glossa/contract/currencies';
import type { createEbook, updateEbook } from '@glossa/contract/ebooks';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Queryable, Transaction } from '@glossa/db/database';

import { wasSold } from '#domain/shop/products/queries.ts';
import { lockTier, type EbookRow } from './queries.ts';

export interface Price {
  /** Price in minor units. */
  price: number;
  currency: Currency;
  isFree: boolean;
  tierId: string | null;
}

type Form = Pick<HandlerInput<typeof createEbook>['body'], 'tier' | 'isFree' | 'price' | 'currency'>;
type Changes = Pick<HandlerInput<typeof updateEbook>['body'], 'tier' | 'isFree' | 'money'>;

/**
 * Checks the price of a new ebook.
 * @throws {Failure} `invalid_request` if it isn't free and has neither a price nor a tier
 */
export function checkFormPrice({ tier, isFree, price, currency }: Form): void {
  if (tier === '' && !isFree && toPayableAmount(price, currency) === 0) {
    failFields({ price: [messages.price_positive] });
  }
}

/** Returns the price of a new ebook: the tier's, or the one in the form. @throws {Failure} `tier_not_found` */
export async function resolveFormPrice(
  tx: Transaction,
  { tier, isFree, price, currency }: Form,
): Promise<Price> {
  if (tier !== '') return loadTierPrice(tx, tier);
  return { price: isFree ? 0 : toPayableAmount(price, currency), currency, isFree, tierId: null };
}

/**
 * Returns the price of an ebook after a change: the tier's, or its own.
 * @throws {Failure} `tier_not_found`, `tier_price`, `currency_fixed`
 */
export async function resolveChangedPrice(
  tx: Transaction,
  ebook: EbookRow,
  changes: Changes,
): Promise<Price> {
  const { money, isFree, tier = ebook.tierId } = changes;
  const price = tier === null ? ownPrice(ebook, changes) : await loadTierPrice(tx, tier);
  const differs =
    (money && (money.amount !== price.price || money.currency !== price.currency)) ||
    (isFree !== undefined && isFree !== price.isFree);
  if (tier !== null && differs) fail('tier_price');
  if (price.currency !== ebook.currency && (await wasSold(tx, ebook.id))) fail('currency_fixed');
  return price;
}

function ownPrice(ebook: EbookRow, { money, isFree: free }: Changes): Price {
  const isFree = free ?? (money ? money.amount === 0 : ebook.isFree);
  return {
    isFree,
    price: isFree ? 0 : (money?.amount ?? ebook.price),
    currency: money?.currency ?? ebook.currency,
    tierId: null,
  };
}

async function loadTierPrice(tx: Queryable, id: string): Promise<Price> {
  const row = await lockTier(tx, id);
  if (!row) return fail('tier_not_found');
  return { price: row.price, currency: row.currency, isFree: row.price === 0, tierId: row.id };
}

/**
 * Converts a price from major to minor units. Fails when it has too many decimals for the currency or is below the
 * minimum for cards.
 */
function toPayableAmount(major: number, currency: Currency): number {
  const amount = toMinorUnits(major, currency);
  if (Math.abs(toMajorUnits({ amount, currency }) - major) >= 1e-9)
    failFields({ price: [messages.price_fraction] });
  return isPayable({ amount, currency }) ? amount : failFields({ price: [messages.price_low] });
}
