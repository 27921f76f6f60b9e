import {
  changeContentPricing,
  createBundle,
  deleteBundle,
  listContentPricing,
  updateContentPricing,
} from '@glossa/contract/content-pricing';
import type { CallInput } from '@glossa/contract/endpoint';
import { newId } from '@glossa/db/new-id';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let creator: Browser;
beforeAll(async () => {
  creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
});

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const change = (id: string, body: NonNullable<CallInput<typeof updateContentPricing>['body']>) =>
  creator.call(updateContentPricing, { params: { id }, body });
const list = async (query: CallInput<typeof listContentPricing>['query']) =>
  (await creator.call(listContentPricing, { query: { page_size: 100, ...query } })).pricing;
const makeBundle = (items: string[], more: object = {}) =>
  creator.call(createBundle, { body: { title: 'Both', items, money: usd(800), ...more } });
/** Creates a catalog video and returns its product. */
async function createVideoProduct(options: Parameters<typeof createCatalogVideo>[1] = {}) {
  const video = await createCatalogVideo(app, options);
  const { id } = await app.deps.db.prisma.product.findUniqueOrThrow({ where: { videoId: video } });
  return { id, video };
}

test('changes the price, discount, protection and status of an ebook', async () => {
  const { id } = await createProduct(app);
  expect(await change(id, { discountPercentage: 25 })).toMatchObject({
    basePrice: 4.99,
    discountPercentage: 25,
    salePrice: 3.74,
    status: 'active',
  });
  expect(await change(id, { money: usd(1000), drmEnabled: false })).toMatchObject({
    salePrice: 7.5,
    drmEnabled: false,
  });
  expect(await change(id, { status: 'archived' })).toMatchObject({ status: 'archived' });
  expect(await change(id, { isFree: true })).toMatchObject({ isFree: true, basePrice: 0, salePrice: 0 });
  await expect(change(id, { isFree: false })).rejects.toMatchObject({
    fields: { money: ['Price must be greater than 0'] },
  });
  for (const discountPercentage of [-1, 101, 2.5]) {
    await expect(change(id, { discountPercentage })).rejects.toMatchObject({
      fields: { discountPercentage: ['A discount must be from 0 to 100 percent'] },
    });
  }
  await expect(change(id, { title: 'x' })).rejects.toMatchObject({ code: 'not_a_bundle' });
});

test('updates the video together with its product', async () => {
  const { id, video } = await createVideoProduct({ price: 100, isFree: false });
  expect(await change(id, { money: usd(2500), drmEnabled: true, discountPercentage: 10 })).toMatchObject({
    type: 'video',
    basePrice: 25,
    salePrice: 22.5,
  });
  const row = await app.deps.db.prisma.video.findUniqueOrThrow({ where: { id: video } });
  expect(row).toMatchObject({ price: 2500, drmProtected: true, publication: 'draft' });
  expect(await change(id, { status: 'active' })).toMatchObject({ status: 'active' });
  await expect(change(id, { status: 'archived' })).rejects.toMatchObject({ code: 'video_not_archivable' });
  const incompleteVideo = await createVideoProduct({ author: '' });
  await expect(change(incompleteVideo.id, { status: 'active' })).rejects.toMatchObject({
    code: 'product_incomplete',
  });
  const processingVideo = await createVideoProduct({ status: 'processing' });
  await expect(change(processingVideo.id, { status: 'active' })).rejects.toMatchObject({
    code: 'product_not_ready',
  });
});

test('creates, publishes, changes and deletes a bundle', async () => {
  const [one, two] = [await createProduct(app, { title: 'One' }), await createVideoProduct({ title: 'Two' })];
  const created = await makeBundle([two.id, one.id]);
  expect(created).toMatchObject({ type: 'bundle', status: 'draft', basePrice: 8 });
  expect(created.items.map(({ title }) => title)).toEqual(['Two', 'One']);
  expect(await change(created.id, { status: 'active', title: 'Course' })).toMatchObject({ status: 'active' });
  const three = await createProduct(app, { title: 'Three' });
  const changedBundle = await change(created.id, { items: [three.id, one.id] });
  expect(changedBundle.items.map(({ title }) => title)).toEqual(['Three', 'One']);
  await expect(makeBundle([one.id])).rejects.toMatchObject({
    fields: { items: ['A bundle must contain at least two products'] },
  });
  await expect(makeBundle([one.id, one.id])).rejects.toMatchObject({ status: 400 });
  await expect(makeBundle([one.id, created.id])).rejects.toMatchObject({ code: 'bundle_in_bundle' });
  await expect(makeBundle([one.id, newId()])).rejects.toMatchObject({ code: 'product_not_found' });
  await expect(makeBundle([one.id, two.id], { money: usd(0) })).rejects.toMatchObject({ status: 400 });
  await creator.call(deleteBundle, { params: { id: created.id } });
  await expect(creator.call(deleteBundle, { params: { id: created.id } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(creator.call(deleteBundle, { params: { id: one.id } })).rejects.toMatchObject({
    code: 'not_a_bundle',
  });
});

test('searches, filters and sorts products', async () => {
  await createProduct(app, { title: 'Zebra a', price: 300 });
  await createProduct(app, { title: 'Zebra b', price: 200, status: 'draft' });
  await createProduct(app, { title: 'Zebra c', price: 0, isFree: true, kind: 'audio' });
  const listTitles = async (query: CallInput<typeof listContentPricing>['query']) =>
    (await list({ search: 'zebra', ...query })).map(({ title }) => title.at(-1)).join('');
  expect(await listTitles({ sort: 'title', direction: 'asc' })).toBe('abc');
  expect(await listTitles({ sort: 'basePrice' })).toBe('abc');
  expect(await listTitles({ status: 'draft' })).toBe('b');
  expect(await listTitles({ type: 'audio' })).toBe('c');
  expect(await listTitles({ isFree: 'false', sort: 'title' })).toBe('ba');
});

test('changes several products in one request and returns a result for each', async () => {
  const [one, waiting] = [
    await createProduct(app, { status: 'draft' }),
    await createProduct(app, { kind: 'audio' }),
  ];
  await app.deps.db.prisma.productFile.deleteMany({ where: { productId: waiting.id } });
  const unknownId = newId();
  const ids = [one.id, waiting.id, unknownId];
  const runAction = async (body: NonNullable<CallInput<typeof changeContentPricing>['body']>) =>
    (await creator.call(changeContentPricing, { body })).results.map(({ error }) => error);
  expect(await runAction({ ids, action: 'activate' })).toEqual([
    null,
    'product_not_ready',
    'product_not_found',
  ]);
  expect(await runAction({ ids, action: 'discount', discountPercentage: 50 })).toEqual([
    null,
    null,
    'product_not_found',
  ]);
  const [changed] = await list({ search: 'The fox', sort: 'lastUpdated', status: 'active', type: 'text' });
  expect(changed).toMatchObject({ id: one.id, discountPercentage: 50 });
});

test('returns 409 when the product has changed since it was read', async () => {
  const { id } = await createProduct(app);
  const { lastUpdated } = await change(id, { discountPercentage: 5 });
  await change(id, { discountPercentage: 10, lastUpdated });
  await expect(change(id, { discountPercentage: 90, lastUpdated })).rejects.toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  await Promise.allSettled([change(id, { drmEnabled: false }), change(id, { discountPercentage: 20 })]);
  expect(await change(id, { status: 'draft' })).toMatchObject({ discountPercentage: 20, drmEnabled: false });
});
