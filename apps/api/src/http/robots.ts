import { unlistedPages } from '@glossa/contract/page-paths';
import type { RequestHandler } from 'express';

/**
 * Rules for paths that search engines must not crawl. The product API is allowed, because shop pages load their
 * products from it.
 */
const rules = [
  'Disallow: /api/',
  'Allow: /api/shop/products/',
  'Disallow: /media/purchases/',
  ...[...new Set(unlistedPages.map((path) => path.replace(/\/:.*/, '')))]
    .sort()
    .map((path) => `Disallow: ${path}`),
];

/** Serves /robots.txt. */
export const robots =
  (publicUrl: string): RequestHandler =>
  (_request, response) => {
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(`User-agent: *\n${rules.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  };
