import type {
  ContentPricing,
  listContentPricing,
  PricingSort,
  PricingStatus,
} from '@glossa/contract/content-pricing';
import type { Currency } from '@glossa/contract/currencies';
import type { HandlerInput } from '@glossa/contract/endpoint';
import type { Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import {
  createConditions,
  escapeLike,
  type ListConditions,
  listPageWithCount,
} from '#domain/library/lists/queries.ts';
import { isTrackSql } from '#domain/shop/products/queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Columns for product pricing; see `pricingTables`. */
const pricingColumns = `p.id, p.title, p.author, p.description, p.category, p.kind AS type, p.price, p.currency,
  p.discount_percentage AS "discountPercentage", p.sale_price AS "salePrice!", p.is_free AS "isFree",
  p.drm_protected AS "drmEnabled", p.tier_id AS "tierId", tier.name::text AS "tierName", p.status,
  p.video_id AS "videoId", p.updated_at AS "updatedAt", d.status AS "documentStatus",
  EXISTS (SELECT 1 FROM product_file f WHERE f.product_id = p.id AND ${isTrackSql('f')}) AS "hasTracks",
  CASE WHEN p.kind = 'bundle' THEN (
    SELECT json_agg(json_build_object('id', c.id, 'title', c.title, 'type', c.kind) ORDER BY b.seq)
    FROM bundle_item b JOIN product c ON c.id = b.product_id WHERE b.bundle_id = p.id) END AS items`;

/** Tables for `pricingColumns`; `products` can be a subquery that filters products. */
const pricingTables = (products = 'product'): string => `${products} p
  LEFT JOIN pricing_tier tier ON tier.id = p.tier_id LEFT JOIN document d ON d.id = p.document_id`;

const byId = 'WHERE p.id = $1 AND p.removed_at IS NULL';

type Narrow = Pick<PricingRow, 'currency' | 'items'>;

const sql = statements<QueryTypes, { list: Narrow; find: Narrow; lock: Narrow }>('pricingContent', {
  list: `SELECT ${pricingColumns} FROM ${pricingTables()}`,
  find: `SELECT ${pricingColumns} FROM ${pricingTables()} ${byId}`,
  // Video changes lock the video before its product, so pricing changes must lock in the same order.
  lockVideo: `SELECT v.status, v.publication FROM video v JOIN product p ON p.video_id = v.id WHERE p.id = $1 FOR UPDATE OF v`,
  lock: `SELECT ${pricingColumns} FROM ${pricingTables()} ${byId} FOR UPDATE OF p`,
  updateProduct: `UPDATE product SET price = $2, currency = $3, is_free = $4, drm_protected = $5, status = $6::product_status, title = $7,
     published_at = CASE WHEN $6::product_status = 'published' THEN coalesce(published_at, now()) ELSE published_at END
   WHERE id = $1`,
  // Key-share locks prevent these products from being deleted until the transaction ends.
  lockProducts: `SELECT id, kind, author, language, difficulty, category FROM product
   WHERE id = ANY($1) AND removed_at IS NULL ORDER BY id FOR KEY SHARE`,
  insertBundleItems: `INSERT INTO bundle_item (bundle_id, product_id, seq)
   SELECT $1, id, seq FROM unnest($2::uuid[]) WITH ORDINALITY AS given(id, seq)`,
});

export interface PricingRow extends Pick<
  ContentPricing,
  'id' | 'title' | 'author' | 'type' | 'discountPercentage' | 'isFree' | 'drmEnabled'
> {
  description: string;
  category: string;
  /** In minor units. */
  price: number;
  salePrice: number;
  currency: Currency;
  tierId: string | null;
  tierName: string | null;
  status: 'draft' | 'published' | 'archived';
  videoId: string | null;
  documentStatus: 'pending' | 'ready' | 'failed' | null;
  hasTracks: boolean;
  items: ContentPricing['items'] | null;
  updatedAt: Date;
}

/** Database values of the contract's statuses. */
export const statusValues = {
  active: 'published',
  draft: 'draft',
  archived: 'archived',
} as const satisfies Record<PricingStatus, PricingRow['status']>;

/** Finds the pricing of a product that hasn't been removed. */
export const findPricing = (db: Queryable, id: string): Promise<PricingRow | undefined> =>
  first(db, sql.find, [id]);

/** Locks the video of a product, if it has one, until the transaction ends. */
export const lockProductVideo = (tx: Queryable, id: string) => first(tx, sql.lockVideo, [id]);

/** Locks the pricing of a product until the transaction ends. */
export const lockPricing = (tx: Queryable, id: string): Promise<PricingRow | undefined> =>
  first(tx, sql.lock, [id]);

/**
 * Writes the pricing of a product whose row is locked. For a video, writes to the video row, from which the product is
 * updated.
 */
export async function updatePricing(tx: Queryable, row: PricingRow): Promise<void> {
  const { id, videoId, price, currency, isFree, drmEnabled, status, title } = row;
  await (videoId === null
    ? run(tx, sql.updateProduct, [id, price, currency, isFree, drmEnabled, status, title])
    : tx.prisma.video.updateMany({
        where: { id: videoId },
        data: {
          price,
          currency,
          isFree,
          drmProtected: drmEnabled,
          publication: status === 'published' ? 'published' : 'draft',
        },
      }));
  await tx.prisma.product.updateMany({
    where: { id },
    data: { discountPercentage: row.discountPercentage, tierId: row.tierId, updatedAt: new Date() },
  });
}

/** Removes a locked bundle from the shop. */
export const removeBundle = async (tx: Queryable, id: string): Promise<void> => {
  const now = new Date();
  await tx.prisma.product.updateMany({
    where: { id },
    data: { status: 'archived', removedAt: now, updatedAt: now },
  });
};

type ProductRow = QueryTypes['lockProducts']['row'];

/** Finds products for a bundle, and prevents them from being deleted until the transaction ends. */
export const lockProducts = (tx: Queryable, ids: readonly string[]): Promise<ProductRow[]> =>
  many(tx, sql.lockProducts, [ids]);

/** Fields of a new bundle. */
export type BundleFields = Pick<ProductRow, 'author' | 'language' | 'difficulty' | 'category'> &
  Pick<
    PricingRow,
    'title' | 'description' | 'currency' | 'price' | 'isFree' | 'discountPercentage' | 'drmEnabled'
  >;

/** Inserts a bundle as a draft. */
export const insertBundle = async (
  tx: Queryable,
  { id, ownerId }: { id: string; ownerId: string },
  fields: BundleFields,
): Promise<void> => {
  await tx.prisma.product.createMany({
    data: {
      id,
      ownerId,
      kind: 'bundle',
      title: fields.title,
      author: fields.author,
      description: fields.description,
      language: fields.language,
      difficulty: fields.difficulty,
      category: fields.category,
      currency: fields.currency,
      price: fields.price,
      isFree: fields.isFree,
      discountPercentage: fields.discountPercentage,
      drmProtected: fields.drmEnabled,
    },
  });
};

/** Replaces the contents of a bundle with these products, in this order. */
export async function replaceBundleItems(
  tx: Queryable,
  id: string,
  productIds: readonly string[],
): Promise<void> {
  await tx.prisma.bundleItem.deleteMany({ where: { bundleId: id } });
  await run(tx, sql.insertBundleItems, [id, productIds]);
}

export type PricingQuery = HandlerInput<typeof listContentPricing>['query'];

// Each sort order has its own index.
const sorts: Record<PricingSort, string> = {
  lastUpdated: 'p.updated_at',
  title: 'p.title',
  basePrice: 'p.price',
};

function buildConditions({ search, type, status, isFree }: PricingQuery): ListConditions {
  const conditions = createConditions(['p.removed_at IS NULL']);
  conditions.add(type, (param) => `p.kind = ${param}::product_kind`);
  conditions.add(status && statusValues[status], (param) => `p.status = ${param}::product_status`);
  conditions.add(isFree, (param) => `p.is_free = ${param}`);
  conditions.add(
    search && `%${escapeLike(search)}%`,
    (param) => `p.id IN (
      SELECT f.id FROM product f WHERE f.removed_at IS NULL AND (f.title ILIKE ${param} OR f.author ILIKE ${param}))`,
  );
  return conditions.build();
}

/** Lists one page of product pricing, with the total number of matches. */
export function listPricing(
  db: Queryable,
  query: PricingQuery,
): Promise<{ rows: PricingRow[]; count: number }> {
  const { where, values } = buildConditions(query);
  const direction = query.direction === 'asc' ? 'ASC' : 'DESC';
  const list = {
    shape: sql.list,
    columns: pricingColumns,
    tables: pricingTables,
    entries: 'product p',
    where,
    values,
    order: `${sorts[query.sort]} ${direction}, p.id ${direction}`,
    total: `SELECT count(*)::int FROM product p WHERE ${where}`,
  };
  return listPageWithCount(db, list, query);
}
