import type { Currency } from '@glossa/contract/currencies';
import type { PricingTier } from '@glossa/contract/pricing-tiers';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const columns = `t.id, t.name::text AS name, t.description, t.price, t.currency, t.validity_days AS "validityDays",
  t.features AS features, t.content_types AS "contentTypes", t.max_downloads AS "maxDownloads", t.is_popular AS "isPopular",
  t.updated_at AS "updatedAt",
  (SELECT count(*)::int FROM product p WHERE p.tier_id = t.id AND p.removed_at IS NULL) AS "productCount"`;

type Narrow = Pick<TierRow, 'currency' | 'contentTypes'>;

const sql = statements<QueryTypes, { list: Narrow; find: Narrow; lock: Narrow }>('pricingTiers', {
  list: `SELECT ${columns} FROM pricing_tier t ORDER BY t.price, t.name, t.id`,
  find: `SELECT ${columns} FROM pricing_tier t WHERE t.id = $1`,
  lock: `SELECT ${columns} FROM pricing_tier t WHERE t.id = $1 FOR UPDATE`,
  insert: `INSERT INTO pricing_tier (id, name, description, price, currency, validity_days, features, content_types, max_downloads, is_popular)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  update: `UPDATE pricing_tier SET name = $2, description = $3, price = $4, currency = $5, validity_days = $6, features = $7,
     content_types = $8, max_downloads = $9, is_popular = $10, updated_at = clock_timestamp() WHERE id = $1`,
  delete: 'DELETE FROM pricing_tier WHERE id = $1',
  count: 'SELECT count(*)::int AS count FROM pricing_tier',
  // For videos, the video row is the source of truth; its product follows.
  setVideoPrices: `UPDATE video v SET price = $2, currency = $3, is_free = $2 = 0 FROM product p WHERE p.tier_id = $1 AND v.id = p.video_id`,
  setProductPrices: `UPDATE product SET price = $2, currency = $3, is_free = $2 = 0, updated_at = clock_timestamp()
   WHERE tier_id = $1 AND video_id IS NULL`,
  checkSoldInOtherCurrency: `SELECT EXISTS (
     SELECT 1 FROM product p JOIN order_item i ON i.product_id = p.id JOIN shop_order o ON o.id = i.order_id
     WHERE p.tier_id = $1 AND p.currency <> $2 AND o.status IN ('completed', 'refunded')) AS sold`,
});

export interface TierRow extends Omit<PricingTier, 'price' | 'money' | 'lastUpdated'> {
  /** In minor units. */
  price: number;
  currency: Currency;
  updatedAt: Date;
}

/** Editable fields of a tier. */
export type TierFields = Omit<TierRow, 'id' | 'updatedAt' | 'productCount'>;

const valuesOf = (id: string, fields: TierFields) =>
  [
    id,
    fields.name,
    fields.description,
    fields.price,
    fields.currency,
    fields.validityDays,
    fields.features,
    fields.contentTypes,
    fields.maxDownloads,
    fields.isPopular,
  ] as const;

/** Lists all tiers, cheapest first. */
export const listTiers = (db: Queryable): Promise<TierRow[]> => many(db, sql.list, []);

export const findTier = (db: Queryable, id: string): Promise<TierRow | undefined> =>
  first(db, sql.find, [id]);

/** Locks a tier until the transaction ends. */
export const lockTier = (tx: Queryable, id: string): Promise<TierRow | undefined> =>
  first(tx, sql.lock, [id]);

export const insertTier = (tx: Queryable, id: string, fields: TierFields): Promise<number> =>
  run(tx, sql.insert, valuesOf(id, fields));

/** Updates a locked tier. */
export const updateTier = (tx: Queryable, id: string, fields: TierFields): Promise<number> =>
  run(tx, sql.update, valuesOf(id, fields));

/** Deletes a tier; its products keep their price. Returns false if there is none. */
export const deleteTier = async (db: Queryable, id: string): Promise<boolean> =>
  (await run(db, sql.delete, [id])) > 0;

export const countTiers = async (db: Queryable): Promise<number> => (await one(db, sql.count, [])).count;

/** Sets the price of all products of a tier. */
export async function setPriceOfProducts(
  tx: Queryable,
  id: string,
  { price, currency }: Pick<TierRow, 'price' | 'currency'>,
): Promise<void> {
  await run(tx, sql.setVideoPrices, [id, price, currency]);
  await run(tx, sql.setProductPrices, [id, price, currency]);
}

/** Returns whether a product of this tier was ever sold in another currency. */
export const wasSoldInOtherCurrency = async (tx: Queryable, id: string, currency: string): Promise<boolean> =>
  (await one(tx, sql.checkSoldInOtherCurrency, [id, currency])).sold;
