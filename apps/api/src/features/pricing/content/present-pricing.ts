import type { ContentPricing } from '@glossa/contract/content-pricing';
import { toMajorUnits } from '@glossa/contract/currencies';

import type { PricingRow } from './queries.ts';

/** The specification's names for product statuses. */
const statusNames = { published: 'active', draft: 'draft', archived: 'archived' } as const;

/** Presents a product's pricing. Prices are in major units, except in `money`. */
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
    basePrice: toMajorUnits(money),
    salePrice: toMajorUnits({ amount: row.salePrice, currency }),
    tier: row.tierId === null ? null : { id: row.tierId, name: row.tierName ?? '' },
    status: statusNames[row.status],
    items: row.items ?? [],
    lastUpdated: row.updatedAt.toISOString(),
  };
}
