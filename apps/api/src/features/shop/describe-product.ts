import { toMajorUnits } from '@glossa/contract/currencies';
import type { Queryable } from '@glossa/db/database';

import { excerpt, type PageHead } from '#http/page-head.ts';
import { presentProduct } from './present-product.ts';
import { findProductOnSale } from './queries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the page head that describes a product to search engines; undefined if no such product is for sale. */
export async function describeProduct(
  { db, publicUrl }: { db: Queryable; publicUrl: string },
  id: string,
): Promise<PageHead | undefined> {
  if (!uuid.test(id)) return undefined;
  const row = await findProductOnSale(db, id);
  if (!row) return undefined;
  const { title, author, type, cover, money, rating, ratingCount, language, category } = presentProduct(row);
  const url = `${publicUrl}/shop/${row.id}`;
  const image = publicUrl + (cover ?? '/icons/icon-512.png');
  const description = excerpt(row.description) || [title, author].filter(Boolean).join(' – ');
  return {
    title: `${title} · Glossa`,
    description,
    url,
    image,
    type: 'product',
    isIndexed: true,
    // https://schema.org/Product, https://schema.org/Offer
    data: {
      '@context': 'https://schema.org',
      '@type': ['Product', type === 'text' ? 'Book' : 'CreativeWork'],
      name: title,
      description,
      image,
      url,
      sku: row.id,
      inLanguage: language,
      ...(category !== '' && { category }),
      ...(author !== '' && { author: { '@type': 'Person', name: author } }),
      ...(rating !== null && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount },
      }),
      offers: {
        '@type': 'Offer',
        url,
        price: String(toMajorUnits(money)),
        priceCurrency: money.currency,
        availability: 'https://schema.org/InStock',
      },
    },
  };
}
