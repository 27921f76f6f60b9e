import { fail } from '@glossa/contract/failure';
import type { Queryable } from '@glossa/db/database';
import type { Request, RequestHandler, Response } from 'express';

import { ipKey } from '#http/ip-key.ts';
import type { Limits } from '#http/limits.ts';
import { countProductsOnSale, listProductsOnSale } from './queries.ts';

/** Products per sitemap; the protocol allows 50,000 URLs and 50 MB. Source: https://www.sitemaps.org/protocol.html */
const sitemapSize = 10_000;

const xml = (root: 'urlset' | 'sitemapindex', rows: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</${root}>\n`;

/** Paths of the pages other than products. */
const staticPages = ['/', '/shop', '/terms', '/privacy'];

interface SitemapDeps {
  db: Queryable;
  limits: Limits;
  publicUrl: string;
  size?: number;
}

async function writePage(
  { db, publicUrl, size = sitemapSize }: SitemapDeps,
  number: number,
): Promise<string> {
  const products = await listProductsOnSale(db, { limit: size, offset: (number - 1) * size });
  if (products.length === 0 && number > 1) fail('route_not_found');
  return xml('urlset', [
    ...(number === 1 ? staticPages.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`) : []),
    ...products.map(
      ({ id, updatedAt }) =>
        `<url><loc>${publicUrl}/shop/${id}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
  ]);
}

/** Serves /sitemap.xml, which is an index of /sitemap-{number}.xml if the URLs don't fit into one file. */
export function sitemap(deps: SitemapDeps): RequestHandler {
  const { db, limits, publicUrl, size = sitemapSize } = deps;
  return async (request: Request, response: Response): Promise<void> => {
    await limits.consume('visitor', ipKey(request.ip));
    const number = request.params['number'] as string | undefined;
    const send = (text: string) =>
      void response.set('Cache-Control', 'public, max-age=3600').type('application/xml').send(text);
    if (number !== undefined) {
      if (!/^[1-9]\d{0,4}$/.test(number)) return fail('route_not_found');
      return send(await writePage(deps, Number(number)));
    }
    const products = await countProductsOnSale(db);
    if (products <= size) return send(await writePage(deps, 1));
    const pages = Array.from({ length: Math.ceil(products / size) }, (_, index) => index + 1);
    return send(
      xml(
        'sitemapindex',
        pages.map((page) => `<sitemap><loc>${publicUrl}/sitemap-${page}.xml</loc></sitemap>`),
      ),
    );
  };
}
