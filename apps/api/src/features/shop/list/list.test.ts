import type { CallInput } from '@glossa/contract/endpoint';
import { listProducts } from '@glossa/contract/shop';
import { beforeAll, expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import * as queries from './queries.ts';

const app = startTestApp();
let shopper: Awaited<ReturnType<typeof signInLearner>>;
const english = 9;
const japanese = 1;

beforeAll(async () => {
  shopper = await signInLearner(app, await createLearner(app, { accountType: 'shop_client' }));
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const products = [
    { title: 'Café at the harbour', author: 'Émile Zola', price: 900, publishedAt: day(1), salesCount: 4 },
    {
      title: 'The harbour by night',
      price: 500,
      discountPercentage: 50,
      publishedAt: day(2),
      ratingSum: 9,
      ratingCount: 2,
    },
    {
      title: '東京の夜',
      author: '漱石',
      language: japanese,
      price: 700,
      publishedAt: day(3),
      difficulty: 'advanced',
    },
    { title: "Don't look back", isFree: true, price: 300, publishedAt: day(4), category: 'History' },
    { title: 'A draft of the harbour', status: 'draft' },
    { title: 'An old harbour', status: 'archived' },
    { title: 'A harbour that went', removedAt: day(5) },
  ] as const;
  for (const product of products) await createProduct(app, { language: english, ...product });
});

const listTitles = async (query: CallInput<typeof listProducts>['query'] & {}) => {
  const { results, count } = await shopper.call(listProducts, { query });
  expect(count).toBe(results.length);
  return results.map(({ title }) => title);
};

test('lists products for sale, newest first', async () => {
  expect(await listTitles({})).toEqual([
    "Don't look back",
    '東京の夜',
    'The harbour by night',
    'Café at the harbour',
  ]);
});

test('returns the price, discount and rating of a product', async () => {
  const { results } = await shopper.call(listProducts, { query: { search: 'night', language: 'en' } });
  expect(results).toMatchObject([
    {
      type: 'text',
      language: 'en',
      price: 2.5,
      money: { amount: 250, currency: 'USD' },
      basePrice: 500,
      discountPercentage: 50,
      rating: 4.5,
      ratingCount: 2,
      isOwned: false,
      cover: null,
    },
  ]);
  expect(results[0]?.wordCount).toBeGreaterThan(5);
});

test('filters products and returns an empty list if nothing matches', async () => {
  expect(await listTitles({ language: 'ja' })).toEqual(['東京の夜']);
  expect(await listTitles({ difficulty: 'advanced' })).toEqual(['東京の夜']);
  expect(await listTitles({ free: true })).toEqual(["Don't look back"]);
  expect(await listTitles({ category: 'History' })).toEqual(["Don't look back"]);
  expect(await listTitles({ type: 'audio' })).toEqual([]);
  expect(await listTitles({ language: 'ja', free: true })).toEqual([]);
});

test.each([
  ['cafe', ['Café at the harbour']],
  ['CAFÉ zol', ['Café at the harbour']],
  ['harb', ['The harbour by night', 'Café at the harbour']],
  ['東京', ['東京の夜']],
  ['京東', []],
  ['の夜', ['東京の夜']],
  ["don't", ["Don't look back"]],
  ['fiction night', ['The harbour by night']],
  ["' & | ! :* ( <->", []],
])('a search for %s matches word prefixes', async (search, expected) => {
  expect(await listTitles({ search })).toEqual(expected);
});

test('sorts products in every order', async () => {
  const listFirst = async (sort: 'popular' | 'rating' | 'price-asc' | 'price-desc' | 'title') =>
    (await listTitles({ sort }))[0];
  expect(await listFirst('popular')).toBe('Café at the harbour');
  expect(await listFirst('rating')).toBe('The harbour by night');
  expect(await listFirst('price-asc')).toBe("Don't look back");
  expect(await listFirst('price-desc')).toBe('Café at the harbour');
  expect(await listFirst('title')).toBe('Café at the harbour');
});

test('returns consecutive pages', async () => {
  const page = async (number: number) =>
    shopper.call(listProducts, { query: { page: number, page_size: 3, sort: 'title' } });
  const [one, two] = [await page(1), await page(2)];
  expect([...one.results, ...two.results].map(({ title }) => title)).toHaveLength(4);
  expect(one).toMatchObject({ count: 4, previous: null, more: false });
  expect(one.next).toContain('page=2');
  expect(two).toMatchObject({ count: 4, next: null });
});

test('updates counts when a product is published or archived', async () => {
  const { id } = await createProduct(app, { language: 21, status: 'draft', title: 'Mbote' });
  expect(await listTitles({ language: 'sw' })).toEqual([]);
  const change = (data: { status: 'published' | 'archived' }) =>
    app.deps.db.prisma.product.update({ where: { id }, data });
  await change({ status: 'published' });
  expect(await listTitles({ language: 'sw' })).toHaveLength(1);
  await change({ status: 'archived' });
  expect(await listTitles({ language: 'sw' })).toEqual([]);
});

test('returns an empty page if the last match is withdrawn after it was counted', async () => {
  const query = listProducts.query.parse({ category: 'Withdrawn' });
  expect(await queries.listProducts(app.deps.db, null, { query, count: 1 })).toEqual([]);
  const none = { languages: [], kinds: [], difficulties: [], categories: [], frees: [] };
  expect(await queries.listFilterValues(app.deps.db, query)).toEqual(none);
});

test('rejects an unknown sort order, an unknown language or page 0', async () => {
  const listInvalid = (query: never) => shopper.call(listProducts, { query });
  await expect(listInvalid({ sort: 'cheap' } as never)).rejects.toMatchObject({ status: 400 });
  await expect(listInvalid({ language: 'xx' } as never)).rejects.toMatchObject({ status: 400 });
  await expect(listInvalid({ page: 0 } as never)).rejects.toMatchObject({ status: 400 });
});
