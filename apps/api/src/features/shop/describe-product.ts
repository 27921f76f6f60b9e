import { majorOf } from '@glossa/contract/currencies';
import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import { onSale } from '#domain/shop/on-sale.ts';
import { excerpt, type PageHead } from '#http/page-head.ts';
import { presentProduct, productColumns, productTables, type ProductRow } from './product-row.ts';
import type { QueryTypes } from './describe-product.types.ts';

export const sql = statements<QueryTypes, { find: Pick<ProductRow, 'currency'> }>('shopDescribeProduct', {
  find: `SELECT ${productColumns('NULL::uuid')}, p.description FROM ${productTables} WHERE p.id = $1 AND ${onSale}`,
});
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Describes a product that is for sale to search engines; undefined if there is none. */
export async function describeProduct(
  { db, publicUrl }: { db: Queryable; publicUrl: string },
  id: string,
): Promise<PageHead | undefined> {
  if (!isId.test(id)) return undefined;
  const row = await first(db, sql.find, [id]);
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
        price: String(majorOf(money)),
        priceCurrency: money.currency,
        availability: 'https://schema.org/InStock',
      },
    },
  };
}
