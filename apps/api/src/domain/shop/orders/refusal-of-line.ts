import type { LineProblem } from './load-offer.ts';

/** The code of the failure that a line with a problem makes of an order. */
export const refusalOfLine = {
  not_for_sale: 'product_not_for_sale',
  product_owned: 'product_owned',
  other_currency: 'currencies_mixed',
} as const satisfies Record<LineProblem, string>;
