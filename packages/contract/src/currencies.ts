/** Currencies that content is sold in. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/** Most minor units of a price. */
export const highestPrice = 100_000_000;

/** Minor units of one unit of a currency: 100 for USD, 1 for JPY. */
const minorUnits = (currency: string): number =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

/** An amount of minor units as a decimal number of major ones. */
export const majorOf = ({ amount, currency }: { amount: number; currency: string }): number =>
  amount / minorUnits(currency);

/** A decimal number of major units as whole minor ones. */
export const minorOf = (major: number, currency: string): number => Math.round(major * minorUnits(currency));
