import { toMajorUnits } from '@glossa/contract/currencies';
import type { ProductCard } from '@glossa/contract/shop';
import { languageById } from '@glossa/language/languages';

import type { ProductRow } from './queries.ts';

/** Presents a product as a shop card, with the discounted price in `price` and `money`. */
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
    // A new image gets a new URL, so that browsers can cache each one.
    cover: row.hasCover ? `/media/products/${id}/cover?v=${row.updatedAt.getTime().toString(36)}` : null,
    price: toMajorUnits(money),
    money,
    basePrice: row.price,
    discountPercentage: isFree ? 0 : discountPercentage,
    rating: ratingCount === 0 ? null : Math.round(row.rating * 10) / 10,
    wordCount: row.wordCount,
    duration: row.duration === null ? null : row.duration / 1000,
    isOwned: row.purchaseId !== null,
  };
}
