import { statement, type Queryable } from '@glossa/db/database';

import { choiceWords, type ShopQuery } from './choices.ts';

/** What a search looks for, as `shop_search` reads it. */
export interface Terms {
  /** What a product has to match, as a tsquery. */
  query: string;
  /** What of it the index of words finds cheaply. */
  narrow: string;
  /** The bits of the words that all of it has to have. */
  marks: string;
  /** How many products that may be; how many the shop has. */
  hits: number;
  total: number;
  /** Words are beginnings, not whole. */
  begins: boolean;
}

const terms = statement(
  'shop-search',
  // All 64 bits are more than a number holds.
  'SELECT query, narrow, marks::text, hits, total, begins FROM shop_search($1, $2, $3)',
);

/**
 * Reads a search among what is chosen: whole words, or where one of them is nowhere or `begins` says so, their beginnings.
 * Undefined where no product can have them.
 */
export const readSearch = (db: Queryable, query: ShopQuery, begins: boolean): Promise<Terms | undefined> =>
  db.row<Terms & Record<string, unknown>>(terms, [query.search, choiceWords(query), begins]);
