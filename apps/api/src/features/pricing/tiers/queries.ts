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
  // For videos, the video row is the source of truth, from which the product is updated.
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

// Picks the fields one by one, because callers pass whole tiers.
const pickColumns = ({
  name,
  description,
  price,
  currency,
  validityDays,
  features,
  contentTypes,
  maxDownloads,
  isPopular,
}: TierFields) => ({
  name,
  description,
  price,
  currency,
  validityDays,
  features,
  contentTypes,
  maxDownloads,
  isPopular,
});

/** Lists all tiers, cheapest first. */
export const listTiers = (db: Queryable): Promise<TierRow[]> => many(db, sql.list, []);

export const findTier = (db: Queryable, id: string): Promise<TierRow | undefined> =>
  first(db, sql.find, [id]);

/** Locks a tier until the transaction ends. */
export const lockTier = (tx: Queryable, id: string): Promise<TierRow | undefined> =>
  first(tx, sql.lock, [id]);

export const insertTier = async (tx: Queryable, id: string, fields: TierFields): Promise<void> => {
  await tx.prisma.pricingTier.create({ data: { id, ...pickColumns(fields) } });
};

/** Updates a tier whose row is locked. */
export const updateTier = async (tx: Queryable, id: string, fields: TierFields): Promise<void> => {
  await tx.prisma.pricingTier.updateMany({
    where: { id },
    data: { ...pickColumns(fields), updatedAt: new Date() },
  });
};

/** Deletes a tier; its products keep their price. Returns false if there is no such tier. */
export const deleteTier = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.prisma.pricingTier.deleteMany({ where: { id } })).count > 0;

export const countTiers = (db: Queryable): Promise<number> => db.prisma.pricingTier.count();

/** Sets the price of all products in a tier. */
export async function setPriceOfProducts(
  tx: Queryable,
  id: string,
  { price, currency }: Pick<TierRow, 'price' | 'currency'>,
): Promise<void> {
  await run(tx, sql.setVideoPrices, [id, price, currency]);
  await run(tx, sql.setProductPrices, [id, price, currency]);
}

/** Returns whether this tier has a product that has been sold and whose currency isn't `currency`. */
export const wasSoldInOtherCurrency = async (tx: Queryable, id: string, currency: string): Promise<boolean> =>
  (await one(tx, sql.checkSoldInOtherCurrency, [id, currency])).sold;
