import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createPageDescriber } from '#http/describe-page.ts';
import { robots } from '#http/robots.ts';
import { webPage } from '#http/web-page.ts';
import { createProduct } from '#testing/factories/product.ts';
import { listen } from '#testing/listen.ts';
import { startTestApp } from '#testing/test-app.ts';
import { describeProduct } from './describe-product.ts';
import { sitemap } from './sitemap.ts';

const app = startTestApp();
const publicUrl = 'https://glossa.example';
const unknownId = '0192a0b0-0000-7000-8000-0000000000c9';
let folder = '';
let site: Awaited<ReturnType<typeof listen>>;
let isDown = false;

/** Serves a minimal build of the web app, with two products per sitemap. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'glossa-search-engines-'));
  const page =
    '<html><head><meta name="description" content="old" /><title>Glossa</title></head><body></body></html>';
  await writeFile(path.join(folder, 'index.html'), page);
  const { db, limits } = app.deps;
  const describePage = createPageDescriber({
    publicUrl,
    describeProduct: async (id) => {
      if (isDown) throw new Error('The database is away');
      return describeProduct({ db, publicUrl }, id);
    },
    log: { warn: () => undefined },
  });
  const server = express();
  server.get('/robots.txt', robots(publicUrl));
  server.get(['/sitemap.xml', '/sitemap-:number.xml'], sitemap({ db, limits, publicUrl, size: 2 }));
  server.get(
    '/{*path}',
    webPage(folder, { describePage, signInOptions: { password_sign_in: true, providers: [] } }),
  );
  site = await listen(server);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function fetchPage(pagePath: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + pagePath, { headers });
  return { status: response.status, type: response.headers.get('content-type'), html: await response.text() };
}

/** Returns the structured data of a page. */
const readJsonLd = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('describes a product with its price to search engines', async () => {
  const { id } = await createProduct(app, { language: 7, ratingCount: 2, ratingSum: 9 });
  const { status, html } = await fetchPage(`/shop/${id}`);
  expect(status).toBe(200);
  expect(html).toContain('<title>The fox · Glossa</title>');
  expect(html).toContain('<meta name="description" content="A fable about grapes">');
  expect(html).not.toContain('content="old"');
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/shop/${id}">`);
  expect(html).toContain('<meta property="og:type" content="product">');
  expect(html).toContain('<meta name="twitter:title" content="The fox · Glossa">');
  expect(html).not.toContain('noindex');
  expect(readJsonLd(html)).toMatchObject({
    '@type': ['Product', 'Book'],
    name: 'The fox',
    author: { name: 'Aesop' },
    aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
    offers: { price: '4.99', priceCurrency: 'USD', url: `${publicUrl}/shop/${id}` },
  });
});

test.each([
  ['ends the element', '</title></script><script>alert(1)</script>'],
  ['ends the attribute', `"' onload="alert(1)" x='`],
  ['opens a comment', '<!--<script>'],
  ['contains replacement patterns', "$& $` $' $1"],
])('escapes a title that %s', async (_, title) => {
  const { id } = await createProduct(app, { title, description: title });
  const { html } = await fetchPage(`/shop/${id}`);
  expect(readJsonLd(html)).toMatchObject({ name: title });
  // Everything that could become markup is escaped, so only the page's own elements exist.
  const elements = html.replaceAll(/<script type="application\/(?:ld\+)?json".*?<\/script>/gs, '');
  expect(elements).not.toMatch(/<script|<!--|onload="/);
  expect(elements.match(/<title>/g)).toHaveLength(1);
  expect(elements.match(/<\/head>/g)).toHaveLength(1);
});

test('returns 404 and the app’s page for a product that visitors can’t see', async () => {
  const draft = await createProduct(app, { title: 'Secret draft', status: 'draft' });
  for (const id of [draft.id, unknownId, 'fox']) {
    const { status, html } = await fetchPage(`/shop/${id}`);
    expect([id, status]).toEqual([id, 404]);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('Secret draft');
  }
  // For a request with a session, the app itself finds out whether the user has bought the product.
  const withSession = await fetchPage(`/shop/${draft.id}`, { cookie: 'sessionid=one' });
  expect(withSession.status).toBe(200);
  expect(withSession.html).not.toContain('Secret draft');
});

test('returns 503 while the database is down, so that search engines keep the product', async () => {
  isDown = true;
  expect((await fetchPage(`/shop/${unknownId}`)).status).toBe(503);
  expect((await fetchPage('/shop')).status).toBe(200);
  isDown = false;
});

test.each([
  ['/', 200, true],
  ['/shop', 200, true],
  ['/Store/', 200, true],
  ['/shop?page=3', 200, true],
  ['/dashboard', 200, false],
  ['/marketplace/purchased', 200, false],
  ['/cart', 200, false],
  ['/reading/7/page/2', 200, false],
  ['/admin/learners/import', 200, false],
  ['/503', 200, false],
  ['/404', 404, false],
  ['/no/such/page', 404, false],
  ['/shop/a/b', 404, false],
])('%s has status %i (indexable: %s)', async (pagePath, expected, isListed) => {
  const { status, html } = await fetchPage(pagePath);
  expect([status, html.includes('rel="canonical"'), html.includes('noindex')]).toEqual([
    expected,
    isListed,
    !isListed,
  ]);
});

test('gives the shop’s three paths one canonical URL and a title in the visitor’s language', async () => {
  const { html } = await fetchPage('/marketplace?search=fox', { 'accept-language': 'de' });
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/shop">`);
  expect(html).toContain('<title>Shop · Glossa</title>');
  expect((await fetchPage('/shop?page=2')).html).toContain(`href="${publicUrl}/shop?page=2"`);
  expect((await fetchPage('/login')).html).toContain(`<link rel="canonical" href="${publicUrl}/">`);
});

test('robots.txt disallows account pages and allows the shop', async () => {
  const { type, html } = await fetchPage('/robots.txt');
  expect(type).toContain('text/plain');
  const lines = html.split('\n');
  for (const closed of ['/api/', '/admin/orders', '/dashboard', '/settings', '/checkout', '/order-history'])
    expect(lines).toContain(`Disallow: ${closed}`);
  expect(lines).toContain('Allow: /api/shop/products/');
  expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  const disallowed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10));
  expect(disallowed.filter((start) => '/shop'.startsWith(start) || '/'.startsWith(start))).toEqual([]);
});

test('the sitemap lists every product for sale once, split across several files when there are many', async () => {
  await app.deps.db.prisma.product.deleteMany();
  const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const first = await createProduct(app, { publishedAt: new Date('2026-01-01') });
  const response = await fetchPage('/sitemap.xml');
  expect(response.type).toContain('application/xml');
  expect(response.html).toContain('<urlset');
  expect(locations(response.html)).toContain(`${publicUrl}/shop/${first.id}`);
  const second = await createProduct(app, { publishedAt: new Date('2026-01-02') });
  const thirdProduct = await createProduct(app, { publishedAt: new Date('2026-01-03') });
  const draft = await createProduct(app, { status: 'draft' });
  const index = locations((await fetchPage('/sitemap.xml')).html);
  expect(index).toEqual([1, 2].map((number) => `${publicUrl}/sitemap-${number}.xml`));
  const listedUrls: (string | undefined)[] = [];
  for (const url of index) listedUrls.push(...locations((await fetchPage(new URL(url ?? '').pathname)).html));
  const products = listedUrls.filter((url) => url?.includes('/shop/'));
  expect(products).toEqual([first, second, thirdProduct].map(({ id }) => `${publicUrl}/shop/${id}`));
  expect(listedUrls.join()).not.toContain(draft.id);
  for (const number of ['3', '0', 'x']) {
    expect((await fetchPage(`/sitemap-${number}.xml`)).status).toBeGreaterThanOrEqual(400);
  }
});
