import type { HandlerInput } from '@glossa/contract/endpoint';
import type { listProducts } from '@glossa/contract/shop';
import { statement, type Queryable } from '@glossa/db/database';

export type ShopQuery = HandlerInput<typeof listProducts>['query'];

/** Values that occur in each field among the matching products. */
export interface Choice {
  languages: number[];
  kinds: string[];
  difficulties: string[];
  categories: string[];
  frees: boolean[];
}

const chosen = `FROM shop_count
   WHERE count > 0 AND ($1::smallint IS NULL OR language = $1) AND ($2::product_kind IS NULL OR kind = $2)
     AND ($3::difficulty IS NULL OR difficulty = $3) AND ($4::text IS NULL OR category = $4)
     AND ($5::bool IS NULL OR is_free = $5)`;
const count = statement('shop-count', `SELECT coalesce(sum(count), 0)::int AS count ${chosen}`);
// With a single filter, the count of its word is enough.
const countOne = statement(
  'shop-count-one',
  'SELECT coalesce(sum(count), 0)::int AS count FROM shop_word WHERE word = ANY ($1)',
);
const everything = ['=free=true', '=free=false'];
const values = statement(
  'shop-values',
  `SELECT array_agg(DISTINCT language) AS languages, array_agg(DISTINCT kind)::text[] AS kinds,
     array_agg(DISTINCT difficulty)::text[] AS difficulties, array_agg(DISTINCT category) AS categories,
     array_agg(DISTINCT is_free) AS frees ${chosen}`,
);

/** Returns the filters as the words that matching products have. */
export const choiceWords = ({ language, type, difficulty, category, free }: ShopQuery): string[] =>
  Object.entries({ language, type, difficulty, category, free })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `=${name}=${value}`);

const given = ({ language, type, difficulty, category, free }: ShopQuery): unknown[] => [
  language ?? null,
  type ?? null,
  difficulty ?? null,
  // An empty category in the URL is no filter.
  category === '' ? null : (category ?? null),
  free ?? null,
];

/** Counts the products that match the filters, from counts that triggers maintain; reads no products. */
export async function countChosen(db: Queryable, query: ShopQuery): Promise<number> {
  const words = choiceWords(query);
  const found =
    words.length > 1
      ? await db.row<{ count: number }>(count, given(query))
      : await db.row<{ count: number }>(countOne, [words.length === 1 ? words : everything]);
  return found?.count ?? 0;
}

/**
 * Returns the values that occur among the matching products, from the same counts; at least one product has to match.
 */
export async function valuesOf(db: Queryable, query: ShopQuery): Promise<Choice> {
  const row = await db.row<Choice & Record<string, unknown>>(values, given(query));
  return row ?? { languages: [], kinds: [], difficulties: [], categories: [], frees: [] };
}
