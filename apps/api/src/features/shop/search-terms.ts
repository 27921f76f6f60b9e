import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import { choiceWords, type ShopQuery } from './choices.ts';
import type { QueryTypes } from './search-terms.types.ts';

/** A parsed search, as returned by `shop_search`. */
export interface Terms {
  /** Tsquery that a product has to match. */
  query: string;
  /** The part of it that the word index finds cheaply. */
  narrow: string;
  /** Bits of the words that every match has. */
  marks: string;
  /** Estimated number of matches, and number of all products. */
  hits: number;
  total: number;
  /** Whether the terms are prefixes instead of whole words. */
  begins: boolean;
}

export const sql = statements<QueryTypes>('shopSearchTerms', {
  parse: `SELECT query AS "query!", narrow AS "narrow!", marks::text AS "marks!", hits AS "hits!", total AS "total!",
     begins AS "begins!" FROM shop_search($1, $2, $3)`,
});

/**
 * Parses a search within the filters. Uses whole words, or prefixes if `begins` is true or a word doesn't occur.
 * Undefined if no product can match.
 */
export const readSearch = (db: Queryable, query: ShopQuery, begins: boolean): Promise<Terms | undefined> =>
  first(db, sql.parse, [query.search ?? '', choiceWords(query), begins]);
