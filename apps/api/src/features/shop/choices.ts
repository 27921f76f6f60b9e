import type { HandlerInput } from '@glossa/contract/endpoint';
import type { listProducts } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './choices.types.ts';

export type ShopQuery = HandlerInput<typeof listProducts>['query'];

/** Values that occur in each field among the matching products. */
export type Choice = QueryTypes['listValues']['row'];

const chosen = `FROM shop_count
   WHERE count > 0 AND ($1::smallint IS NULL OR language = $1) AND ($2::product_kind IS NULL OR kind = $2)
     AND ($3::difficulty IS NULL OR difficulty = $3) AND ($4::text IS NULL OR category = $4)
     AND ($5::bool IS NULL OR is_free = $5)`;
const everything = ['=free=true', '=free=false'];

export const sql = statements<QueryTypes>('shopChoices', {
  count: `SELECT coalesce(sum(count), 0)::int AS count ${chosen}`,
  // With a single filter, the count of its word is enough.
  countOne: 'SELECT coalesce(sum(count), 0)::int AS count FROM shop_word WHERE word = ANY ($1)',
  // The last match can be withdrawn after it was counted.
  listValues: `SELECT coalesce(array_agg(DISTINCT language), '{}') AS languages,
     coalesce(array_agg(DISTINCT kind)::text[], '{}') AS kinds,
     coalesce(array_agg(DISTINCT difficulty)::text[], '{}') AS difficulties,
     coalesce(array_agg(DISTINCT category), '{}') AS categories,
     coalesce(array_agg(DISTINCT is_free), '{}') AS frees ${chosen}`,
});

/** Returns the filters as the words that matching products have. */
export const choiceWords = ({ language, type, difficulty, category, free }: ShopQuery): string[] =>
  Object.entries({ language, type, difficulty, category, free })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `=${name}=${value}`);

const given = ({ language, type, difficulty, category, free }: ShopQuery) =>
  [
    language ?? null,
    type ?? null,
    difficulty ?? null,
    // An empty category in the URL is no filter.
    category === '' ? null : (category ?? null),
    free ?? null,
  ] as const;

/** Counts the products that match the filters, from counts that triggers maintain; reads no products. */
export async function countChosen(db: Queryable, query: ShopQuery): Promise<number> {
  const words = choiceWords(query);
  const { count } =
    words.length > 1
      ? await one(db, sql.count, given(query))
      : await one(db, sql.countOne, [words.length === 1 ? words : everything]);
  return count;
}

/** Returns the values that occur among the matching products, from the same counts. */
export const valuesOf = (db: Queryable, query: ShopQuery): Promise<Choice> =>
  one(db, sql.listValues, given(query));
