import type { HandlerInput } from '@glossa/contract/endpoint';
import type { listProducts, ProductKind } from '@glossa/contract/shop';
import { statement, type Queryable } from '@glossa/db/database';

export type ShopQuery = HandlerInput<typeof listProducts>['query'];

/** A kind of product as it can be chosen, with the number of products that are one. */
interface Group {
  language: number;
  kind: ProductKind;
  difficulty: string;
  category: string;
  isFree: boolean;
  count: number;
}

/** Which products a list is of: the values that occur in each field, and how many products there are. */
export interface Choice {
  count: number;
  languages: number[];
  kinds: string[];
  difficulties: string[];
  categories: string[];
  frees: boolean[];
}

const groups = statement(
  'shop-groups',
  `SELECT language, kind, difficulty, category, is_free AS "isFree", count FROM shop_count
   WHERE count > 0 AND ($1::smallint IS NULL OR language = $1) AND ($2::product_kind IS NULL OR kind = $2)
     AND ($3::difficulty IS NULL OR difficulty = $3) AND ($4::text IS NULL OR category = $4)
     AND ($5::bool IS NULL OR is_free = $5)`,
);

const different = <Value>(values: Value[]): Value[] => [...new Set(values)];

/** What fits the filters, from the counts that triggers keep: no product is read for it. */
export async function chosen(
  db: Queryable,
  { language, type, difficulty, category, free }: ShopQuery,
): Promise<Choice> {
  const found = await db.rows<Group & Record<string, unknown>>(groups, [
    language ?? null,
    type ?? null,
    difficulty ?? null,
    // An empty choice in an address is none.
    category === '' ? null : (category ?? null),
    free ?? null,
  ]);
  return {
    count: found.reduce((sum, group) => sum + group.count, 0),
    languages: different(found.map((group) => group.language)),
    kinds: different(found.map((group) => group.kind)),
    difficulties: different(found.map((group) => group.difficulty)),
    categories: different(found.map((group) => group.category)),
    frees: different(found.map((group) => group.isFree)),
  };
}
