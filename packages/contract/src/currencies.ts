/** Currencies that content is sold in. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/** Most minor units of a price: Stripe takes no more than eight digits at once. */
export const highestPrice = 99_999_999;

/** Least minor units that Stripe takes at once. */
const lowestPayments: Record<Currency, number> = { USD: 50, EUR: 50, GBP: 30, CHF: 50, JPY: 50 };

/** Tells whether an amount of minor units can be paid: nothing, or no less than a card payment has to be. */
export const isPayable = ({ amount, currency }: { amount: number; currency: Currency }): boolean =>
  amount === 0 || amount >= lowestPayments[currency];

/** Minor units of one unit of a currency: 100 for USD, 1 for JPY. */
const minorUnits = (currency: string): number =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

/** An amount of minor units as a decimal number of major ones. */
export const majorOf = ({ amount, currency }: { amount: number; currency: string }): number =>
  amount / minorUnits(currency);

/** A decimal number of major units as whole minor ones. */
export const minorOf = (major: number, currency: string): number => Math.round(major * minorUnits(currency));
