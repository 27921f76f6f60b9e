import { listProducts } from '@glossa/contract/shop';
import { beforeAll, expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let shopper: Awaited<ReturnType<typeof signInLearner>>;
const english = 9;
const german = 8;
const ids: string[] = [];

// 120 products: every second one has the word "lantern", every third "moss", and each costs a cent more than the last.
beforeAll(async () => {
  shopper = await signInLearner(app, await createLearner(app, { accountType: 'shop_client' }));
  const { id: ownerId } = await createLearner(app, { canManageContent: true });
  for (let n = 1; n <= 120; n++) {
    const words = [n % 2 === 0 ? 'Lantern' : 'Candle', n % 3 === 0 ? 'moss' : 'fern', `no${n}`];
    const { id } = await createProduct(app, {
      ownerId,
      title: words.join(' '),
      language: n <= 90 ? english : german,
      price: 100 + n,
      salesCount: (n * 7) % 50,
    });
    ids.push(id);
  }
});

const numbersOf = (results: { title: string }[]) => results.map(({ title }) => Number(title.split('no')[1]));
const search = async (query: Parameters<typeof shopper.call<typeof listProducts>>[1]['query'] & {}) => {
  const found = await shopper.call(listProducts, { query });
  return { ...found, numbers: numbersOf(found.results) };
};

test('finds frequent words in the requested order across pages', async () => {
  const pages = [];
  for (let page = 1; page <= 5; page++) {
    pages.push(await search({ search: 'lantern moss', sort: 'price-asc', page, page_size: 4 }));
  }
  expect(pages.map(({ numbers }) => numbers)).toEqual([
    [6, 12, 18, 24],
    [30, 36, 42, 48],
    [54, 60, 66, 72],
    [78, 84, 90, 96],
    [102, 108, 114, 120],
  ]);
  expect(pages[0]).toMatchObject({ count: 5, more: true });
  expect(pages[0]?.next).toContain('page=2');
  expect(pages[4]).toMatchObject({ count: 20, more: false, next: null });
});

test('applies every sort order and filter to frequent words', async () => {
  const findFirst = async (sort: 'price-desc' | 'popular' | 'title' | 'rating' | 'newest') =>
    (await search({ search: 'lantern', sort, page_size: 2 })).numbers;
  expect(await findFirst('price-desc')).toEqual([120, 118]);
  expect(await findFirst('title')).toEqual([10, 100]);
  expect(new Set((await findFirst('popular')).map((n) => (n * 7) % 50))).toEqual(new Set([48]));
  expect(await findFirst('rating')).toHaveLength(2);
  expect(await findFirst('newest')).toHaveLength(2);
  const firstPage = await search({ search: 'lantern', language: 'de', sort: 'price-asc', page_size: 2 });
  expect(firstPage.numbers).toEqual([92, 94]);
});

test('finds a frequent word by its prefix, alone or combined with other words', async () => {
  const found = await search({ search: 'lant mos', sort: 'price-asc', page_size: 3 });
  expect(found.numbers).toEqual([6, 12, 18]);
});

test.each([
  ['a word that no product has', 'lantern xylophone'],
  ['frequent words that never occur together', 'lantern candle'],
  ['a frequent word with an unknown quoted word', "lantern 'no121'"],
])('finds nothing for %s', async (_, words) => {
  expect(await search({ search: words })).toMatchObject({ results: [], count: 0, more: false, next: null });
});

test('treats special characters in a category literally', async () => {
  await createProduct(app, { title: 'Odd one', category: `Arts & 'Crafts' \\ more: *` });
  const { results } = await search({ search: 'odd', category: `Arts & 'Crafts' \\ more: *` });
  expect(results.map(({ title }) => title)).toEqual(['Odd one']);
});

test('updates the search index when a title changes or a product is archived', async () => {
  const [id = ''] = ids;
  const change = (data: { title?: string; status?: 'archived' }) =>
    app.deps.db.prisma.product.update({ where: { id }, data });
  await change({ title: 'Quartz no1' });
  expect((await search({ search: 'quartz' })).numbers).toEqual([1]);
  expect((await search({ search: 'candle no1' })).numbers).not.toContain(1);
  await change({ status: 'archived' });
  expect((await search({ search: 'quartz' })).numbers).toEqual([]);
});
