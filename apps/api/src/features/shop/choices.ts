import type { HandlerInput } from '@glossa/contract/endpoint';
import type { listProducts } from '@glossa/contract/shop';
import { statement, type Queryable } from '@glossa/db/database';

export type ShopQuery = HandlerInput<typeof listProducts>['query'];

/** The values that occur in each field among what is chosen. */
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
// Of one choice it is told by how many have its word.
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

/** What is chosen, as the words that products have for it. */
export const choiceWords = ({ language, type, difficulty, category, free }: ShopQuery): string[] =>
  Object.entries({ language, type, difficulty, category, free })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `=${name}=${value}`);

const given = ({ language, type, difficulty, category, free }: ShopQuery): unknown[] => [
  language ?? null,
  type ?? null,
  difficulty ?? null,
  // An empty choice in an address is none.
  category === '' ? null : (category ?? null),
  free ?? null,
];

/** How many products fit the filters, from the counts that triggers keep: no product is read for it. */
export async function countChosen(db: Queryable, query: ShopQuery): Promise<number> {
  const words = choiceWords(query);
  const found =
    words.length > 1
      ? await db.row<{ count: number }>(count, given(query))
      : await db.row<{ count: number }>(countOne, [words.length === 1 ? words : everything]);
  return found?.count ?? 0;
}

/** The values that occur among what fits the filters, from the same counts; at least one product has to fit. */
export async function valuesOf(db: Queryable, query: ShopQuery): Promise<Choice> {
  const row = await db.row<Choice & Record<string, unknown>>(values, given(query));
  return row ?? { languages: [], kinds: [], difficulties: [], categories: [], frees: [] };
}
