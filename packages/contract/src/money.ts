import * as z from 'zod';

import { currencies, maxPrice, isPayable } from './currencies.ts';
import { messages } from './messages.ts';

/** A price in minor units. */
export const Money = z.strictObject({
  amount: z.int().min(0).max(maxPrice),
  currency: z.enum(currencies),
});
export type Money = z.infer<typeof Money>;

/** A selling price: either zero or an amount that can be charged to a card. */
export const SellingPrice = Money.refine(isPayable, messages.price_low);
