import { advancePurchase, listMarketplacePurchases } from '@glossa/contract/marketplace';
import {
  getPurchase,
  importPurchase,
  listMyPurchases,
  previewPurchase,
  ratePurchase,
} from '@glossa/contract/purchases';
import { beforeAll, expect, test } from 'vitest';

import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let buyer: Awaited<ReturnType<typeof signInLearner>>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  const learner = await createLearner(app);
  buyer = await signInLearner(app, learner);
  const videoId = await createCatalogVideo(app, { publication: 'published', title: 'Bees', author: 'Ada' });
  const videoProduct = await app.deps.db.prisma.product.findUniqueOrThrow({ where: { id: videoId } });
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const bought = [
    { product: await createProduct(app, { title: 'Apples', price: 900 }), createdAt: day(1) },
    { product: await createProduct(app, { title: 'Cherries', price: 300 }), createdAt: day(2), price: 0 },
    { product: videoProduct, price: 1900, createdAt: day(3) },
  ];
  for (const each of bought) {
    ids[each.product.title] = (await createPurchase(app, { buyer: learner, ...each })).id;
  }
  // A revoked purchase and another buyer's purchase, neither of which is ever listed.
  await createPurchase(app, { buyer: learner, revokedAt: day(4) });
  await createPurchase(app, { buyer: await createLearner(app) });
  await buyer.call(importPurchase, { params: { id: ids['Apples'] ?? '' } });
});

type Query = Parameters<typeof buyer.call<typeof listMyPurchases>>[1]['query'];
const listTitles = async (query: NonNullable<Query>) => {
  const { results, count } = await buyer.call(listMyPurchases, { query });
  expect(count).toBe(results.length);
  return results.map(({ title }) => title);
};

test('lists purchases newest first, with totals for all of them', async () => {
  const { results, totals } = await buyer.call(listMyPurchases, { query: { type: 'video' } });
  expect(results).toMatchObject([
    { title: 'Bees', price: 19, isFree: false, canImport: true, type: 'video' },
  ]);
  expect(totals).toMatchObject({ purchases: 3, imported: 1, video_courses: 1 });
  expect(await listTitles({})).toEqual(['Bees', 'Cherries', 'Apples']);
});

test.each([
  [{ status: 'imported' }, ['Apples']],
  [{ status: 'not-imported' }, ['Bees', 'Cherries']],
  [{ status: 'free' }, ['Cherries']],
  [{ search: 'ada' }, ['Bees']],
  [{ search: '100%' }, []],
  [{ sort: 'date-asc' }, ['Apples', 'Cherries', 'Bees']],
  [{ sort: 'title-asc' }, ['Apples', 'Bees', 'Cherries']],
  [{ sort: 'title-desc' }, ['Cherries', 'Bees', 'Apples']],
  [{ sort: 'price-desc' }, ['Bees', 'Apples', 'Cherries']],
  [{ sort: 'price-asc' }, ['Cherries', 'Apples', 'Bees']],
] as const)('the query %j returns %j', async (query, expected) => {
  expect(await listTitles(query)).toEqual(expected);
});

test('lists a shop client’s purchases only in the marketplace', async () => {
  const shopper = await createLearner(app, { accountType: 'shop_client' });
  await createPurchase(app, { buyer: shopper });
  const browser = await signInLearner(app, shopper);
  await expect(browser.call(listMyPurchases, { query: {} })).rejects.toMatchObject({ code: 'not_a_learner' });
  expect(await browser.call(listMarketplacePurchases, { query: {} })).toMatchObject({
    count: 1,
    results: [
      {
        currency: 'USD',
        amount_paid: 4.99,
        download_count: 0,
        max_downloads: -1,
        access_info: { progress_percentage: 0, completed: false },
        product: {
          product_type: 'text',
          product_type_display: 'Text',
          language_name: 'Korean',
          text_file: 'The fox.txt',
          audio_file: null,
          video_file: null,
        },
      },
    ],
  });
});

test('returns the same imported text in both lists of purchases', async () => {
  const { results: mine } = await buyer.call(listMyPurchases, { query: { search: 'Apples' } });
  const { results } = await buyer.call(listMarketplacePurchases, { query: { sort: 'title' } });
  const marketplace = results.find(({ product }) => product.title === 'Apples');
  expect(mine[0]?.entries).toMatchObject([{ kind: 'text', title: 'Apples' }]);
  expect(marketplace).toMatchObject({
    id: mine[0]?.id,
    entries: mine[0]?.entries,
    canImport: false,
    has_files: true,
  });
  expect(results.find(({ product }) => product.title === 'Bees')).toMatchObject({
    entries: [],
    canImport: true,
  });
});

test('returns a purchase by its ID to its buyer only', async () => {
  const params = { id: ids['Bees'] ?? '' };
  expect(await buyer.call(getPurchase, { params })).toMatchObject({ title: 'Bees', canImport: true });
  const missing = { status: 404, code: 'purchase_not_found' };
  const other = await signInLearner(app);
  await expect(other.call(getPurchase, { params })).rejects.toMatchObject(missing);
  await expect(buyer.call(getPurchase, { params: { id: crypto.randomUUID() } })).rejects.toMatchObject(
    missing,
  );
  await expect(buyer.call(getPurchase, { params: { id: 'bees' } })).rejects.toMatchObject({ status: 400 });
});

test('returns the reason why a purchase is no longer available only to its former buyer', async () => {
  const learner = await createLearner(app);
  const pastDate = new Date(Date.UTC(2026, 0, 1));
  const refunded = await createPurchase(app, { buyer: learner, revokedAt: pastDate });
  const replaced = await createPurchase(app, { buyer: learner, revokedAt: pastDate, expiresAt: pastDate });
  const former = await signInLearner(app, learner);
  const other = await signInLearner(app);
  for (const [{ id }, code] of [
    [refunded, 'purchase_refunded'],
    [replaced, 'purchase_ended'],
  ] as const) {
    await expect(former.call(getPurchase, { params: { id } })).rejects.toMatchObject({ status: 403, code });
    await expect(other.call(getPurchase, { params: { id } })).rejects.toMatchObject({ status: 404 });
  }
});

test('advances progress by quarters up to 100 %', async () => {
  const params = { id: ids['Apples'] ?? '' };
  const advance = (complete?: boolean) => buyer.call(advancePurchase, { params, body: { complete } });
  const steps = await Promise.all([advance(), advance(), advance()]);
  expect(Math.max(...steps.map(({ access_info: info }) => info.progress_percentage))).toBe(75);
  expect((await advance()).access_info).toEqual({ progress_percentage: 100, completed: true });
  expect((await advance()).access_info.progress_percentage).toBe(100);
  const { results } = await buyer.call(listMarketplacePurchases, { query: { sort: 'progress' } });
  expect(results[0]?.product.title).toBe('Apples');
  const other = { id: ids['Bees'] ?? '' };
  const completedPurchase = await buyer.call(advancePurchase, { params: other, body: { complete: true } });
  expect(completedPurchase.access_info.completed).toBe(true);
});

test('counts a buyer’s rating once, even when it is changed', async () => {
  const params = { id: ids['Cherries'] ?? '' };
  const rate = (rating: number) => buyer.call(ratePurchase, { params, body: { rating } });
  await Promise.all([rate(5), rate(5), rate(5)]);
  expect((await rate(2)).rating).toBe(2);
  const { productId } = await app.deps.db.prisma.purchase.findUniqueOrThrow({ where: params });
  const product = await app.deps.db.prisma.product.findUniqueOrThrow({ where: { id: productId } });
  expect(product).toMatchObject({ ratingSum: 2, ratingCount: 1 });
  await expect(rate(6)).rejects.toMatchObject({ status: 400 });
  await expect(
    (await signInLearner(app)).call(ratePurchase, { params, body: { rating: 1 } }),
  ).rejects.toMatchObject({
    code: 'purchase_not_found',
  });
  expect(await listTitles({ sort: 'rating-desc' })).toEqual(['Cherries', 'Bees', 'Apples']);
});

test('previews the beginning of a purchased text', async () => {
  const preview = await buyer.call(previewPurchase, { params: { id: ids['Apples'] ?? '' } });
  expect(preview).toMatchObject({ direction: 'ltr', sample: null, contents: [] });
  expect(preview.text).toContain('The fox saw the grapes.');
});
