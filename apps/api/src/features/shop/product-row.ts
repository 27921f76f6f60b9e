import { majorOf, type Currency } from '@glossa/contract/currencies';
import type { ProductCard } from '@glossa/contract/shop';
import { languageById } from '@glossa/language/languages';

/** SQL for the active purchase of product `p`; `place` is the buyer, null for a visitor. */
export const purchaseOf = (place: string): string =>
  `CASE WHEN ${place}::uuid IS NOT NULL THEN (
     SELECT u.id FROM purchase u WHERE u.buyer_id = ${place} AND u.product_id = p.id AND u.revoked_at IS NULL
       AND (u.expires_at IS NULL OR u.expires_at > now())) END`;

/** Columns of a product card, see `productTables`; `place` is the viewer, null for a visitor. */
export const productColumns = (
  place: string,
): string => `p.id, p.kind, p.title, p.author, p.language, p.difficulty, p.category, p.price, p.currency,
  p.sale_price AS "salePrice!", p.discount_percentage AS "discountPercentage", p.is_free AS "isFree", p.rating,
  p.rating_count AS "ratingCount", p.duration, p.updated_at AS "updatedAt",
  p.cover_key IS NOT NULL OR m.poster_key IS NOT NULL AS "hasCover", d.word_count AS "wordCount",
  ${purchaseOf(place)} AS "purchaseId",
  EXISTS (SELECT FROM cart_item c WHERE c.learner_id = ${place} AND c.product_id = p.id) AS "isInCart"`;

/** Joins to `product p` for `productColumns`. */
export const productJoins = `LEFT JOIN video_media m ON m.id = p.media_id
   LEFT JOIN document d ON d.id = p.document_id AND d.status = 'ready'`;

/** Tables for `productColumns`. */
export const productTables = `product p ${productJoins}`;

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

/** Presents a product as a shop card. */
export function presentProduct(row: ProductRow): ProductCard {
  const { id, title, author, difficulty, category, discountPercentage, isFree, ratingCount, isInCart } = row;
  const money = { amount: row.salePrice, currency: row.currency };
  return {
    id,
    title,
    author,
    difficulty,
    category,
    isFree,
    ratingCount,
    isInCart,
    type: row.kind,
    language: languageById(row.language)?.code ?? '',
    // A new picture gets a new URL, so browsers can cache each one.
    cover: row.hasCover ? `/media/products/${id}/cover?v=${row.updatedAt.getTime().toString(36)}` : null,
    price: majorOf(money),
    money,
    basePrice: row.price,
    discountPercentage: isFree ? 0 : discountPercentage,
    rating: ratingCount === 0 ? null : Math.round(row.rating * 10) / 10,
    wordCount: row.wordCount,
    duration: row.duration === null ? null : row.duration / 1000,
    isOwned: row.purchaseId !== null,
  };
}
