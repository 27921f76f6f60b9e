import type { Currency } from '@glossa/contract/currencies';
import type { Product, ProductCard } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';
import { first, many, one, statements } from '@glossa/db/statements';

import { isTrackSql, onSale } from '#domain/shop/products/queries.ts';
import type { Protection } from '#domain/shop/products/terms.ts';
import type { QueryTypes } from './queries.types.ts';

/** SQL for the ID of the active purchase of product `p`; `param` is the buyer's ID, null for a visitor. */
export const purchaseSql = (param: string): string =>
  `CASE WHEN ${param}::uuid IS NOT NULL THEN (
     SELECT u.id FROM purchase u WHERE u.buyer_id = ${param} AND u.product_id = p.id AND u.revoked_at IS NULL
       AND (u.expires_at IS NULL OR u.expires_at > now())) END`;

/** Columns for a product card (see `productTables`); `param` is the viewer's ID, null for a visitor. */
export const productColumns = (
  param: string,
): string => `p.id, p.kind, p.title, p.author, p.language, p.difficulty, p.category, p.price, p.currency,
  p.sale_price AS "salePrice!", p.discount_percentage AS "discountPercentage", p.is_free AS "isFree", p.rating,
  p.rating_count AS "ratingCount", p.duration, p.updated_at AS "updatedAt",
  p.cover_key IS NOT NULL OR m.poster_key IS NOT NULL AS "hasCover", d.word_count AS "wordCount",
  ${purchaseSql(param)} AS "purchaseId",
  EXISTS (SELECT FROM cart_item c WHERE c.learner_id = ${param} AND c.product_id = p.id) AS "isInCart"`;

/** Joins to `product p` for `productColumns`. */
export const productJoins = `LEFT JOIN video_media m ON m.id = p.media_id
   LEFT JOIN document d ON d.id = p.document_id AND d.status = 'ready'`;

/** Tables for `productColumns`. */
export const productTables = `product p ${productJoins}`;

/** Condition for seeing product `p`: it is for sale, the viewer has bought it, or the viewer manages content. */
const visibleSql = `(${onSale} OR $3::bool AND p.removed_at IS NULL OR ${purchaseSql('$1')} IS NOT NULL)`;

interface NarrowTypes {
  findProduct: Pick<ProductPageRow, 'currency' | 'tags' | 'tracks' | 'tier' | 'protection'>;
  listContents: Pick<ProductRow, 'currency'>;
  findOnSale: Pick<ProductRow, 'currency'>;
}

const sql = statements<QueryTypes, NarrowTypes>('shop', {
  findProduct: `SELECT ${productColumns('$1')}, p.description, p.published_at AS "publishedAt", p.drm_protected AS "drmProtected",
     p.preview_text <> '' OR sample.key IS NOT NULL AS "hasPreview", ${onSale} AS "isOnSale",
     d.unique_count AS "uniqueCount", d.sentence_count AS "sentenceCount",
     (SELECT json_agg(name ORDER BY name) FROM (
        SELECT g.name::text FROM product_tag t JOIN tag g ON g.id = t.tag_id WHERE t.product_id = p.id
        UNION SELECT g.name::text FROM video_tag t JOIN tag g ON g.id = t.tag_id WHERE t.video_id = p.video_id
      ) tags (name)) AS tags,
     (SELECT json_agg(json_build_object('title', f.title, 'duration', coalesce(f.duration, 0) / 1000.0) ORDER BY f.seq, f.id)
      FROM product_file f WHERE f.product_id = p.id AND ${isTrackSql('f')}) AS tracks,
     CASE WHEN tier.id IS NOT NULL THEN json_build_object('name', tier.name, 'features', tier.features,
       'isPopular', tier.is_popular, 'validityDays', tier.validity_days, 'maxDownloads', tier.max_downloads) END AS tier,
     json_build_object('enabled', s.enabled, 'watermarkText', s.watermark_text, 'allowOfflineAccess', s.allow_offline_access,
       'maxDevices', s.max_devices, 'expirationDays', s.expiration_days, 'allowPrinting', s.allow_printing,
       'allowCopying', s.allow_copying, 'encryptionLevel', s.encryption_level) AS protection
   FROM ${productTables} CROSS JOIN drm_settings s
   LEFT JOIN pricing_tier tier ON tier.id = p.tier_id
   LEFT JOIN product_file sample ON sample.product_id = p.id AND sample.role = 'sample' AND sample.replaced_at IS NULL
   WHERE p.id = $2 AND ${visibleSql}`,
  listContents: `SELECT ${productColumns('$1')} FROM ${productTables} JOIN bundle_item b ON b.product_id = p.id
   WHERE b.bundle_id = $2 ORDER BY b.seq`,
  findPreview: `SELECT p.preview_text AS text, p.language,
     EXISTS (SELECT FROM product_file f WHERE f.product_id = p.id AND f.role = 'sample' AND f.replaced_at IS NULL) AS "hasSample"
   FROM product p WHERE p.id = $2 AND ${visibleSql}`,
  // Joins the product's words with the learner's vocabulary, because `learner_document`, which counts the same
  // categories, has rows only for texts in a library.
  countWords: `SELECT d.word_count AS all, t.*
   FROM product p LEFT JOIN document d ON d.id = p.document_id AND d.status = 'ready'
   LEFT JOIN LATERAL (
     SELECT sum(dw.count) FILTER (WHERE w.ignored)::int AS ignored,
       sum(dw.count) FILTER (WHERE NOT coalesce(w.ignored, false) AND coalesce(w.level, 0) = 0)::int AS new,
       sum(dw.count) FILTER (WHERE NOT w.ignored AND w.level BETWEEN 1 AND 3)::int AS learning,
       count(*) FILTER (WHERE NOT coalesce(w.ignored, false) AND coalesce(w.level, 0) = 0)::int AS "newWords!"
     FROM document_word dw LEFT JOIN learner_word w ON w.learner_id = $1 AND w.term_id = dw.term_id
     WHERE dw.document_id = d.id
   ) t ON true
   WHERE p.id = $2 AND (${onSale} OR $3::bool AND p.removed_at IS NULL OR ${purchaseSql('$1')} IS NOT NULL)`,
  findOnSale: `SELECT ${productColumns('NULL::uuid')}, p.description FROM ${productTables} WHERE p.id = $1 AND ${onSale}`,
  findCover: `SELECT coalesce(p.cover_key, m.poster_key) AS key FROM product p LEFT JOIN video_media m ON m.id = p.media_id
   WHERE p.id = $2 AND (${onSale} OR $3::bool OR ${purchaseSql('$1')} IS NOT NULL)`,
  countOnSale:
    "SELECT coalesce(sum(count), 0)::int AS count FROM shop_word WHERE word = ANY ('{=free=true,=free=false}')",
  // Oldest first, so that new products change only the last page; rows skipped by the offset are read from the index.
  listOnSale: `SELECT p.id, p.updated_at AS "updatedAt"
   FROM (SELECT p.id FROM product p WHERE ${onSale} ORDER BY p.published_at, p.id LIMIT $1 OFFSET $2) listed
   JOIN product p USING (id) ORDER BY p.published_at, p.id`,
});

export interface ProductRow extends Pick<
  ProductCard,
  'id' | 'title' | 'author' | 'difficulty' | 'category' | 'discountPercentage' | 'isFree' | 'isInCart'
> {
  kind: ProductCard['type'];
  language: number;
  /** In minor units. */
  price: number;
  salePrice: number;
  currency: Currency;
  rating: number;
  ratingCount: number;
  /** In milliseconds. */
  duration: number | null;
  updatedAt: Date;
  hasCover: boolean;
  wordCount: number | null;
  purchaseId: string | null;
}

export interface ProductPageRow extends ProductRow {
  description: string;
  publishedAt: Date | null;
  drmProtected: boolean;
  hasPreview: boolean;
  isOnSale: boolean;
  uniqueCount: number | null;
  sentenceCount: number | null;
  tags: string[] | null;
  tracks: Product['tracks'] | null;
  tier: {
    name: string;
    features: string[];
    isPopular: boolean;
    validityDays: number | null;
    maxDownloads: number;
  } | null;
  protection: Protection;
}

/** A viewer of the shop; `id` is null for a visitor, who owns nothing. */
export interface Viewer {
  id: string | null;
  managesContent: boolean;
}

/** Finds a product that the viewer may see. */
export const findProduct = (db: Queryable, viewer: Viewer, id: string): Promise<ProductPageRow | undefined> =>
  first(db, sql.findProduct, [viewer.id, id, viewer.managesContent]);

/** Lists the contents of a bundle, in order, as `viewerId` sees them. */
export const listContents = (db: Queryable, viewerId: string | null, id: string): Promise<ProductRow[]> =>
  many(db, sql.listContents, [viewerId, id]);

/** Finds the preview of a product that the viewer may see. */
export const findPreview = (db: Queryable, viewer: Viewer, id: string) =>
  first(db, sql.findPreview, [viewer.id, id, viewer.managesContent]);

/** Counts a product's words by how well the viewer knows them; undefined if they may not see it. */
export const countWords = (db: Queryable, viewer: Viewer & { id: string }, id: string) =>
  first(db, sql.countWords, [viewer.id, id, viewer.managesContent]);

/** Finds a product that is for sale, as a visitor sees it. */
export const findProductOnSale = (db: Queryable, id: string) => first(db, sql.findOnSale, [id]);

/** Finds the storage key of a product's cover: its own image, or else its video's poster. */
export const findCoverKey = async (
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<string | null | undefined> =>
  (await first(db, sql.findCover, [viewer.id, id, viewer.managesContent]))?.key;

/** Counts the products that are for sale, using counts maintained by triggers. */
export const countProductsOnSale = async (db: Queryable): Promise<number> =>
  (await one(db, sql.countOnSale, [])).count;

/** Lists the products that are for sale, oldest first. */
export const listProductsOnSale = (db: Queryable, { limit, offset }: { limit: number; offset: number }) =>
  many(db, sql.listOnSale, [limit, offset]);
