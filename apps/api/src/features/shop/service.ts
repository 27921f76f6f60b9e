import type { HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { getProductPreview, getProductWords, Product } from '@glossa/contract/shop';
import type { Queryable } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';
import { readingMinutes } from '@glossa/language/reading-time';

import { resolveTerms } from '#domain/shop/products/terms.ts';
import { presentProduct } from './present-product.ts';
import * as queries from './queries.ts';
import type { Viewer } from './queries.ts';

/** Returns a product with everything shown on its page. @throws {Failure} `product_not_found` */
export async function getProduct(db: Queryable, viewer: Viewer, id: string): Promise<Product> {
  const row = (await queries.findProduct(db, viewer, id)) ?? fail('product_not_found');
  const contents = row.kind === 'bundle' ? await queries.listContents(db, viewer.id, id) : [];
  const terms = resolveTerms(row, row.protection);
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

/** Returns the preview of a product. @throws {Failure} `product_not_found` */
export async function getPreview(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<HandlerResult<typeof getProductPreview>> {
  const row = (await queries.findPreview(db, viewer, id)) ?? fail('product_not_found');
  return {
    text: row.text,
    direction: languageById(row.language)?.direction ?? 'ltr',
    sample: row.hasSample ? `/media/products/${id}/sample` : null,
  };
}

/**
 * Returns how much of a product a learner would understand.
 * @throws {Failure} `product_not_found`, `product_without_words`
 */
export async function getWordShare(
  db: Queryable,
  viewer: Viewer & { id: string },
  id: string,
): Promise<HandlerResult<typeof getProductWords>> {
  const row = (await queries.countWords(db, viewer, id)) ?? fail('product_not_found');
  const { all } = row;
  if (all === null || all === 0) return fail('product_without_words');
  const [newCount, learning, ignored] = [row.new ?? 0, row.learning ?? 0, row.ignored ?? 0];
  return {
    unknownWordsPercentage: Math.round(((newCount + learning) / all) * 10_000) / 100,
    knowledge: { new: newCount, learning, known: all - newCount - learning - ignored, ignored },
    newWords: row.newWords,
  };
}
