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
const values = statement(
  'shop-values',
  `SELECT array_agg(DISTINCT language) AS languages, array_agg(DISTINCT kind)::text[] AS kinds,
     array_agg(DISTINCT difficulty)::text[] AS difficulties, array_agg(DISTINCT category) AS categories,
     array_agg(DISTINCT is_free) AS frees ${chosen}`,
);

const given = ({ language, type, difficulty, category, free }: ShopQuery): unknown[] => [
  language ?? null,
  type ?? null,
  difficulty ?? null,
  // An empty choice in an address is none.
  category === '' ? null : (category ?? null),
  free ?? null,
];

/** How many products fit the filters, from the counts that triggers keep: no product is read for it. */
export const countChosen = async (db: Queryable, query: ShopQuery): Promise<number> =>
  (await db.row<{ count: number }>(count, given(query)))?.count ?? 0;

/** The values that occur among what fits the filters, from the same counts; at least one product has to fit. */
export async function valuesOf(db: Queryable, query: ShopQuery): Promise<Choice> {
  const row = await db.row<Choice & Record<string, unknown>>(values, given(query));
  return row ?? { languages: [], kinds: [], difficulties: [], categories: [], frees: [] };
}
