import type { LineProblem } from './load-offer.ts';

/** Maps the problem of a line to the error code of the order. */
export const refusalOfLine = {
  not_for_sale: 'product_not_for_sale',
  product_owned: 'product_owned',
  other_currency: 'currencies_mixed',
} as const satisfies Record<LineProblem, string>;
