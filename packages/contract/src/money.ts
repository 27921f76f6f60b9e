import * as z from 'zod';

/** Currencies that content is sold in. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/** Most minor units of a price. */
export const highestPrice = 100_000_000;

/** An amount in minor units, cents for most currencies. */
export const Money = z.object({ amount: z.int(), currency: z.string() });
export type Money = z.infer<typeof Money>;

/** Minor units of one unit of a currency: 100 for USD, 1 for JPY. */
const minorUnits = (currency: string): number =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

/** An amount as a decimal number of major units. */
export const majorOf = ({ amount, currency }: Money): number => amount / minorUnits(currency);

/** A decimal number of major units as an amount, rounded to whole minor units. */
export const minorOf = (major: number, currency: string): number => Math.round(major * minorUnits(currency));
