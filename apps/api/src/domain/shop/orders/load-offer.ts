import type { Queryable } from '@glossa/db/database';
import { first, many, one, statements } from '@glossa/db/statements';

import { termsOf, type Protection, type Terms } from '../terms.ts';
import type { PlanTerms } from './order-row.ts';
import type { QueryTypes } from './load-offer.types.ts';

/** What a buyer wants to buy: products or a plan. */
export interface Wanted {
  productIds: readonly string[];
  planId: 'Pro' | 'Ultimate' | null;
}

/** Why a line cannot be bought. */
export type LineProblem = 'not_for_sale' | 'product_owned' | 'other_currency';

/** A product or plan at today's price, in minor units, and terms. */
export interface Offer {
  productId: string | null;
  planId: 'Pro' | 'Ultimate' | null;
  kind: string;
  title: string;
  author: string;
  language: number | null;
  hasCover: boolean;
  currency: string;
  isFree: boolean;
  basePrice: number;
  discountPercentage: number;
  price: number;
  /** Product IDs of a bundle, in order. */
  contents: string[];
  terms: Terms | PlanTerms;
  problem: LineProblem | null;
}

interface NarrowTypes {
  readProtection: Pick<Protection, 'encryptionLevel'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('shopOrdersLoadOffer', {
  // The buyer of a bundle also owns the products that it contained then.
  listProducts: `SELECT p.id AS "productId", p.kind, p.title, p.author, p.language, p.currency,
     p.cover_key IS NOT NULL OR m.poster_key IS NOT NULL AS "hasCover", p.is_free AS "isFree",
     CASE WHEN p.is_free THEN 0 ELSE p.price END AS "basePrice", p.discount_percentage AS "discountPercentage",
     p.sale_price AS "price!", p.drm_protected AS "drmProtected", t.validity_days AS "validityDays", t.max_downloads AS "maxDownloads",
     p.status = 'published' AND p.removed_at IS NULL AS "isForSale",
     ARRAY(SELECT b.product_id FROM bundle_item b WHERE b.bundle_id = p.id ORDER BY b.seq) AS contents,
     EXISTS (SELECT 1 FROM purchase u WHERE u.buyer_id = $1 AND u.revoked_at IS NULL
       AND (u.expires_at IS NULL OR u.expires_at > $3)
       AND (u.product_id = p.id OR EXISTS (
         SELECT 1 FROM order_item_content c WHERE c.order_item_id = u.order_item_id AND c.product_id = p.id))
     ) AS "isOwned"
   FROM product p LEFT JOIN pricing_tier t ON t.id = p.tier_id LEFT JOIN video_media m ON m.id = p.media_id WHERE p.id = ANY ($2)`,
  findPlan: 'SELECT id::text AS title, currency, price, days FROM plan WHERE id::text = $1',
  readProtection: `SELECT enabled, watermark_text AS "watermarkText", allow_offline_access AS "allowOfflineAccess",
     max_devices AS "maxDevices", expiration_days AS "expirationDays", allow_printing AS "allowPrinting",
     allow_copying AS "allowCopying", encryption_level AS "encryptionLevel" FROM drm_settings WHERE id = 1`,
});

const unknown = (productId: string): Offer => ({
  productId,
  planId: null,
  kind: 'text',
  title: '',
  author: '',
  language: null,
  hasCover: false,
  currency: '',
  isFree: false,
  basePrice: 0,
  discountPercentage: 0,
  price: 0,
  contents: [],
  terms: { days: 0 },
  problem: 'not_for_sale',
});

/** Loads the requested lines, in order, at today's prices and terms. A line that can't be bought has a `problem`. */
export async function loadOffers(
  db: Queryable,
  { buyerId, wanted, now }: { buyerId: string; wanted: Wanted; now: Date },
): Promise<Offer[]> {
  if (wanted.planId) {
    const row = await first(db, sql.findPlan, [wanted.planId]);
    if (!row) return [];
    const { title, currency, price, days } = row;
    const { planId } = wanted;
    const plan = {
      productId: null,
      planId,
      kind: 'plan',
      title,
      author: '',
      language: null,
      hasCover: false,
    };
    const cost = { currency, isFree: false, basePrice: price, discountPercentage: 0, price };
    return [{ ...plan, ...cost, contents: [], terms: { days }, problem: null }];
  }
  const rows = await many(db, sql.listProducts, [buyerId, wanted.productIds, now]);
  const shop = await one(db, sql.readProtection, []);
  const byId = new Map(rows.map((row) => [row.productId, row]));
  let currency = '';
  return [...new Set(wanted.productIds)].map((id) => {
    const row = byId.get(id);
    if (!row) return unknown(id);
    const { drmProtected, validityDays, maxDownloads, isForSale, isOwned, ...offer } = row;
    const tier = maxDownloads === null ? null : { validityDays, maxDownloads };
    if (isForSale && !isOwned) currency ||= offer.currency;
    const problem = !isForSale
      ? 'not_for_sale'
      : isOwned
        ? 'product_owned'
        : offer.currency === currency
          ? null
          : 'other_currency';
    return { ...offer, planId: null, terms: termsOf({ drmProtected, tier }, shop), problem };
  });
}
