import { majorOf, type Currency } from '@glossa/contract/currencies';
import type { ContentPricing, PricingStatus } from '@glossa/contract/content-pricing';

import { isTrack } from '#domain/shop/tracks.ts';

/** Columns of product pricing, see `pricingTables`. */
export const pricingColumns = `p.id, p.title, p.author, p.description, p.category, p.kind AS type, p.price, p.currency,
  p.discount_percentage AS "discountPercentage", p.sale_price AS "salePrice!", p.is_free AS "isFree",
  p.drm_protected AS "drmEnabled", p.tier_id AS "tierId", tier.name::text AS "tierName", p.status,
  p.video_id AS "videoId", p.updated_at AS "updatedAt", d.status AS "documentStatus",
  EXISTS (SELECT 1 FROM product_file f WHERE f.product_id = p.id AND ${isTrack('f')}) AS "hasTracks",
  CASE WHEN p.kind = 'bundle' THEN (
    SELECT json_agg(json_build_object('id', c.id, 'title', c.title, 'type', c.kind) ORDER BY b.seq)
    FROM bundle_item b JOIN product c ON c.id = b.product_id WHERE b.bundle_id = p.id) END AS items`;

/** Tables for `pricingColumns`; `products` can be a subquery that filters products. */
export const pricingTables = (products = 'product'): string => `${products} p
  LEFT JOIN pricing_tier tier ON tier.id = p.tier_id LEFT JOIN document d ON d.id = p.document_id`;

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

/** Product statuses as the specification names them. */
const statusNames = { published: 'active', draft: 'draft', archived: 'archived' } as const;
export const statusValues = {
  active: 'published',
  draft: 'draft',
  archived: 'archived',
} as const satisfies Record<PricingStatus, PricingRow['status']>;

/** Presents product pricing for the API. */
export function presentPricing(row: PricingRow): ContentPricing {
  const { id, title, author, type, currency, discountPercentage, isFree, drmEnabled } = row;
  const money = { amount: row.price, currency };
  return {
    id,
    title,
    author,
    type,
    currency,
    discountPercentage,
    isFree,
    drmEnabled,
    money,
    basePrice: majorOf(money),
    salePrice: majorOf({ amount: row.salePrice, currency }),
    tier: row.tierId === null ? null : { id: row.tierId, name: row.tierName ?? '' },
    status: statusNames[row.status],
    items: row.items ?? [],
    lastUpdated: row.updatedAt.toISOString(),
  };
}
