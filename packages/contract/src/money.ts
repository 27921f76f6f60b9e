import * as z from 'zod';

import { currencies, highestPrice } from './currencies.ts';

/** A price in minor units. */
export const Money = z.strictObject({
  amount: z.int().min(0).max(highestPrice),
  currency: z.enum(currencies),
});
export type Money = z.infer<typeof Money>;
