/** Currencies that content is sold in. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'] as const;
export type Currency = (typeof currencies)[number];

/** Maximum price in minor units. Stripe accepts at most eight digits per charge. */
export const maxPrice = 99_999_999;

/** Minimum charge that Stripe accepts, in minor units. */
const minPayments: Record<Currency, number> = { USD: 50, EUR: 50, GBP: 30, CHF: 50, JPY: 50 };

/** Returns whether an amount can be paid, that is, whether it is zero or at least the minimum charge. */
export const isPayable = ({ amount, currency }: { amount: number; currency: Currency }): boolean =>
  amount === 0 || amount >= minPayments[currency];

/** Returns the number of minor units per major unit: 100 for USD, 1 for JPY. */
const minorUnitsPerMajor = (currency: string): number =>
  10 **
  (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

/** Converts minor units to a decimal number of major units. */
export const toMajorUnits = ({ amount, currency }: { amount: number; currency: string }): number =>
  amount / minorUnitsPerMajor(currency);

/** Converts a decimal number of major units to minor units, rounded. */
export const toMinorUnits = (major: number, currency: string): number =>
  Math.round(major * minorUnitsPerMajor(currency));
