import { fail } from '@glossa/contract/failure';
import type { Product } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';
import { readingMinutes } from '@glossa/language/reading-time';

import { termsOf } from '#domain/shop/terms.ts';
import { findProduct, selectContents, type Viewer } from './product-queries.ts';
import { presentProduct } from './product-row.ts';

/** Returns a product with everything its page shows. @throws {Failure} `product_not_found` */
export async function showProduct(db: Queryable, viewer: Viewer, id: string): Promise<Product> {
  const row = (await findProduct(db, viewer, id)) ?? fail('product_not_found');
  const contents = row.kind === 'bundle' ? await selectContents(db, viewer.id, id) : [];
  const terms = termsOf(row, row.protection);
  return {
    ...presentProduct(row),
    description: row.description,
    tags: row.tags ?? [],
    publishedAt: row.publishedAt?.toISOString() ?? null,
    uniqueWords: row.uniqueCount,
    sentenceCount: row.sentenceCount,
    readingTime: row.wordCount === null ? null : readingMinutes(row.wordCount),
    hasPreview: row.hasPreview,
    tracks: row.tracks ?? [],
    terms: {
      validityDays: terms.validityDays,
      maxDownloads: terms.maxDownloads,
      maxDevices: terms.maxDevices,
      offline: terms.allowOffline,
      printing: terms.allowPrinting,
      copying: terms.allowCopying,
    },
    tier: row.tier && { name: row.tier.name, features: row.tier.features, isPopular: row.tier.isPopular },
    contents: contents.map(presentProduct),
    purchaseId: row.purchaseId,
    isOnSale: row.isOnSale,
  };
}
