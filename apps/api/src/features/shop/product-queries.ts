import type { Product } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';

import { onSale } from '#domain/shop/on-sale.ts';
import type { Protection } from '#domain/shop/terms.ts';
import { isTrack } from '#domain/shop/tracks.ts';
import { productColumns, productTables, purchaseOf, type ProductRow } from './product-row.ts';
import type { QueryTypes } from './product-queries.types.ts';

/** Condition for seeing product `p`: for sale, bought by the viewer, or the viewer manages content. */
const visible = `(${onSale} OR $3::bool AND p.removed_at IS NULL OR ${purchaseOf('$1')} IS NOT NULL)`;

interface NarrowTypes {
  find: Pick<ProductPageRow, 'currency' | 'tags' | 'tracks' | 'tier' | 'protection'>;
  listContents: Pick<ProductRow, 'currency'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('shopProduct', {
  find: `SELECT ${productColumns('$1')}, p.description, p.published_at AS "publishedAt", p.drm_protected AS "drmProtected",
     p.preview_text <> '' OR sample.key IS NOT NULL AS "hasPreview", ${onSale} AS "isOnSale",
     d.unique_count AS "uniqueCount", d.sentence_count AS "sentenceCount",
     (SELECT json_agg(name ORDER BY name) FROM (
        SELECT g.name::text FROM product_tag t JOIN tag g ON g.id = t.tag_id WHERE t.product_id = p.id
        UNION SELECT g.name::text FROM video_tag t JOIN tag g ON g.id = t.tag_id WHERE t.video_id = p.video_id
      ) tags (name)) AS tags,
     (SELECT json_agg(json_build_object('title', f.title, 'duration', coalesce(f.duration, 0) / 1000.0) ORDER BY f.seq, f.id)
      FROM product_file f WHERE f.product_id = p.id AND ${isTrack('f')}) AS tracks,
     CASE WHEN tier.id IS NOT NULL THEN json_build_object('name', tier.name, 'features', coalesce(tier.features, '{}'),
       'isPopular', tier.is_popular, 'validityDays', tier.validity_days, 'maxDownloads', tier.max_downloads) END AS tier,
     json_build_object('enabled', s.enabled, 'watermarkText', s.watermark_text, 'allowOfflineAccess', s.allow_offline_access,
       'maxDevices', s.max_devices, 'expirationDays', s.expiration_days, 'allowPrinting', s.allow_printing,
       'allowCopying', s.allow_copying, 'encryptionLevel', s.encryption_level) AS protection
   FROM ${productTables} CROSS JOIN drm_settings s
   LEFT JOIN pricing_tier tier ON tier.id = p.tier_id
   LEFT JOIN product_file sample ON sample.product_id = p.id AND sample.role = 'sample' AND sample.replaced_at IS NULL
   WHERE p.id = $2 AND ${visible}`,
  listContents: `SELECT ${productColumns('$1')} FROM ${productTables} JOIN bundle_item b ON b.product_id = p.id
   WHERE b.bundle_id = $2 ORDER BY b.seq`,
  findPreview: `SELECT p.preview_text AS text, p.language,
     EXISTS (SELECT FROM product_file f WHERE f.product_id = p.id AND f.role = 'sample' AND f.replaced_at IS NULL) AS "hasSample"
   FROM product p WHERE p.id = $2 AND ${visible}`,
});

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
  first(db, sql.find, [viewer.id, id, viewer.managesContent]);

/** Selects the contents of a bundle, in order, as `viewerId` sees them. */
export const selectContents = (db: Queryable, viewerId: string | null, id: string): Promise<ProductRow[]> =>
  many(db, sql.listContents, [viewerId, id]);

/** Finds the preview of a product that the viewer may see. */
export const findPreview = (db: Queryable, viewer: Viewer, id: string) =>
  first(db, sql.findPreview, [viewer.id, id, viewer.managesContent]);
