import type { Currency } from '@glossa/contract/currencies';
import { majorOf } from '@glossa/contract/currencies';
import type { PricingTier } from '@glossa/contract/pricing-tiers';
import { statement, type Queryable } from '@glossa/db/database';

const columns = `t.id, t.name::text AS name, t.description, t.price, t.currency, t.validity_days AS "validityDays",
  t.features, t.content_types AS "contentTypes", t.max_downloads AS "maxDownloads", t.is_popular AS "isPopular",
  t.updated_at AS "updatedAt",
  (SELECT count(*)::int FROM product p WHERE p.tier_id = t.id AND p.removed_at IS NULL) AS "productCount"`;
const list = statement('list-tiers', `SELECT ${columns} FROM pricing_tier t ORDER BY t.price, t.name, t.id`);
const find = statement('find-tier', `SELECT ${columns} FROM pricing_tier t WHERE t.id = $1`);
const lock = statement('lock-tier', `SELECT ${columns} FROM pricing_tier t WHERE t.id = $1 FOR UPDATE`);
const insert = statement(
  'insert-tier',
  `INSERT INTO pricing_tier (id, name, description, price, currency, validity_days, features, content_types, max_downloads, is_popular)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);
const update = statement(
  'update-tier',
  `UPDATE pricing_tier SET name = $2, description = $3, price = $4, currency = $5, validity_days = $6, features = $7,
     content_types = $8, max_downloads = $9, is_popular = $10, updated_at = clock_timestamp() WHERE id = $1`,
);
const remove = statement('delete-tier', 'DELETE FROM pricing_tier WHERE id = $1');
const count = statement('count-tiers', 'SELECT count(*)::int AS count FROM pricing_tier');
// For videos, the video row is the source of truth; its product follows.
const priceVideos = statement(
  'price-tier-videos',
  `UPDATE video v SET price = $2, currency = $3, is_free = $2 = 0 FROM product p WHERE p.tier_id = $1 AND v.id = p.video_id`,
);
const priceProducts = statement(
  'price-tier-products',
  `UPDATE product SET price = $2, currency = $3, is_free = $2 = 0, updated_at = clock_timestamp()
   WHERE tier_id = $1 AND video_id IS NULL`,
);
const soldOtherwise = statement(
  'tier-sold-in-another-currency',
  `SELECT EXISTS (
     SELECT 1 FROM product p JOIN order_item i ON i.product_id = p.id JOIN shop_order o ON o.id = i.order_id
     WHERE p.tier_id = $1 AND p.currency <> $2 AND o.status IN ('completed', 'refunded')) AS sold`,
);

export interface TierRow extends Omit<PricingTier, 'price' | 'money' | 'lastUpdated'> {
  /** In minor units. */
  price: number;
  currency: Currency;
  updatedAt: Date;
}
type Row = TierRow & Record<string, unknown>;

/** Presents a tier for the API. */
export function presentTier({ price, currency, updatedAt, ...row }: TierRow): PricingTier {
  const money = { amount: price, currency };
  return { ...row, price: majorOf(money), money, lastUpdated: updatedAt.toISOString() };
}

/** Editable fields of a tier. */
export type TierFacts = Omit<TierRow, 'id' | 'updatedAt' | 'productCount'>;

const valuesOf = (id: string, facts: TierFacts) => [
  id,
  facts.name,
  facts.description,
  facts.price,
  facts.currency,
  facts.validityDays,
  facts.features,
  facts.contentTypes,
  facts.maxDownloads,
  facts.isPopular,
];

/** Selects all tiers, cheapest first. */
export const selectTiers = (db: Queryable): Promise<TierRow[]> => db.rows<Row>(list);

export const findTier = (db: Queryable, id: string): Promise<TierRow | undefined> => db.row<Row>(find, [id]);

/** Locks a tier until the transaction ends. */
export const lockTier = (tx: Queryable, id: string): Promise<TierRow | undefined> => tx.row<Row>(lock, [id]);

export const insertTier = (tx: Queryable, id: string, facts: TierFacts): Promise<number> =>
  tx.run(insert, valuesOf(id, facts));

/** Updates a locked tier. */
export const updateTier = (tx: Queryable, id: string, facts: TierFacts): Promise<number> =>
  tx.run(update, valuesOf(id, facts));

/** Deletes a tier; its products keep their price. Returns false if there is none. */
export const removeTier = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.run(remove, [id])) > 0;

export const countTiers = async (db: Queryable): Promise<number> =>
  (await db.row<{ count: number }>(count))?.count ?? 0;

/** Applies a tier's price to all of its products. */
export async function priceByTier(
  tx: Queryable,
  id: string,
  { price, currency }: Pick<TierRow, 'price' | 'currency'>,
): Promise<void> {
  await tx.run(priceVideos, [id, price, currency]);
  await tx.run(priceProducts, [id, price, currency]);
}

/** Whether a product of this tier was ever sold in another currency. */
export const wasSoldOtherwise = async (tx: Queryable, id: string, currency: string): Promise<boolean> =>
  (await tx.row<{ sold: boolean }>(soldOtherwise, [id, currency]))?.sold ?? false;
