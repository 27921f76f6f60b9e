import { getPaymentConfig } from '@glossa/contract/payments';
import {
  addToCart,
  getCart,
  getProduct,
  getProductPreview,
  listProducts,
  mergeCart,
  previewCart,
} from '@glossa/contract/shop';
import { beforeAll, expect, test } from 'vitest';

import { limitRules } from '#http/limits.ts';
import { createProduct } from '#testing/factories/product.ts';
import { order } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const unknownId = '0192a0b0-0000-7000-8000-0000000000c9';
let published: { id: string };
let draft: { id: string };
let archived: { id: string };
let deleted: { id: string };

beforeAll(async () => {
  published = await createProduct(app, { title: 'The fox', isFree: true });
  draft = await createProduct(app, { title: 'A draft', status: 'draft' });
  archived = await createProduct(app, { title: 'Archived', status: 'archived' });
  deleted = await createProduct(app, { title: 'Deleted', removedAt: new Date() });
});

const putInCart = (browser: Awaited<ReturnType<typeof signInLearner>>, id: string) =>
  browser.call(addToCart, { params: { id } });
const listTitles = async (browser: Awaited<ReturnType<typeof signInLearner>>) =>
  (await browser.call(getCart, {})).items.map(({ title }) => title);

test('shows a visitor only products that are for sale', async () => {
  const visitor = app.visitor();
  const { results, count } = await visitor.call(listProducts, { query: {} });
  expect(results.map(({ title }) => title)).toEqual(['The fox']);
  expect(count).toBe(1);
  const found = await visitor.call(listProducts, { query: { search: 'draft' } });
  expect(found.results).toEqual([]);
  expect(await visitor.call(getProduct, { params: published })).toMatchObject({ title: 'The fox' });
  for (const { id } of [draft, archived, deleted, { id: unknownId }]) {
    for (const endpoint of [getProduct, getProductPreview]) {
      await expect(visitor.call(endpoint, { params: { id } })).rejects.toMatchObject({
        code: 'product_not_found',
      });
    }
  }
});

test('hides other users’ purchases and carts from a visitor', async () => {
  const { id } = await createProduct(app, { title: 'Bought', isFree: true });
  const buyer = await signInLearner(app);
  await order(buyer, { product_ids: [id] });
  await putInCart(buyer, published.id);
  expect(await buyer.call(getProduct, { params: { id } })).toMatchObject({ isOwned: true });
  const visitor = app.visitor();
  const visitorFields = { isOwned: false, isInCart: false };
  expect(await visitor.call(getProduct, { params: { id } })).toMatchObject({
    ...visitorFields,
    purchaseId: null,
  });
  const { results } = await visitor.call(listProducts, { query: {} });
  expect(results.every(({ isOwned, isInCart }) => !isOwned && !isInCart)).toBe(true);
});

test('limits a visitor’s preview to the beginning of the text', async () => {
  const { id } = await createProduct(app, { content: 'The fox saw the grapes. '.repeat(200) });
  const { text } = await app.visitor().call(getProductPreview, { params: { id } });
  expect(text).toHaveLength(1000);
});

test('serves a visitor only the covers of products for sale', async () => {
  const key = 'products/cover-of-the-fox.png';
  await app.deps.storage.write(key, 'picture');
  for (const { id } of [published, draft]) {
    await app.deps.db.prisma.product.update({ where: { id }, data: { coverKey: key } });
  }
  const { cover } = await app.visitor().call(getProduct, { params: published });
  const response = await app.visitor().fetch(cover ?? '');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await app.visitor().fetch(`/media/products/${draft.id}/cover`)).status).toBe(404);
});

test('returns the payment configuration to a visitor and disables caching', async () => {
  expect(await app.visitor().call(getPaymentConfig, {})).toMatchObject({ testPages: true });
  const response = await app.visitor().fetch('/api/shop/products/');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('shows a visitor’s cart in order, without products that aren’t for sale', async () => {
  const second = await createProduct(app, { title: 'Second' });
  const ids = [second.id, draft.id, unknownId, published.id, second.id].join(',');
  const { items } = await app.visitor().call(previewCart, { query: { ids } });
  expect(items.map(({ title, isOnSale }) => [title, isOnSale])).toEqual([
    ['Second', true],
    ['The fox', true],
  ]);
  await expect(app.visitor().call(previewCart, { query: { ids: 'fox' } })).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { ids: expect.anything() as unknown },
  });
});

test('merges a visitor’s cart into the account’s cart once and returns the skipped products', async () => {
  const shopper = await signInLearner(app);
  const [own, fresh, bought] = await Promise.all(
    ['Own', 'Fresh', 'Bought before'].map((title) => createProduct(app, { title, isFree: true })),
  );
  await order(shopper, { product_ids: [bought!.id] });
  await putInCart(shopper, own!.id);
  const body = { product_ids: [fresh!.id, own!.id, bought!.id, draft.id, unknownId, fresh!.id] };
  const carts = await Promise.all([1, 2].map(() => shopper.call(mergeCart, { body })));
  for (const { skipped } of carts) {
    expect(skipped).toEqual([
      { id: bought!.id, reason: 'product_owned' },
      { id: draft.id, reason: 'product_not_found' },
      { id: unknownId, reason: 'product_not_found' },
    ]);
  }
  expect(await listTitles(shopper)).toEqual(['Own', 'Fresh']);
});

test('doesn’t change other users’ carts when merging', async () => {
  const [shopper, other] = [await signInLearner(app), await signInLearner(app)];
  await shopper.call(mergeCart, { body: { product_ids: [published.id] } });
  expect(await listTitles(other)).toEqual([]);
  await expect(
    app.visitor().call(mergeCart, { body: { product_ids: [published.id] } }),
  ).rejects.toMatchObject({ code: 'unauthenticated' });
});

test('fills a cart up to its limit and returns the products that did not fit', async () => {
  const shopper = await signInLearner(app);
  const ownerId = shopper.learnerId;
  await app.deps.db.pool.query(
    `WITH more AS (INSERT INTO product (id, owner_id, kind, title, language)
       SELECT gen_random_uuid(), $1, 'text', 'More', 2 FROM generate_series(1, 49) RETURNING id)
     INSERT INTO cart_item (learner_id, product_id) SELECT $1, id FROM more`,
    [ownerId],
  );
  const [first, second] = [await createProduct(app), await createProduct(app)];
  const body = { product_ids: [draft.id, first.id, second.id] };
  expect(await shopper.call(mergeCart, { body })).toEqual({
    skipped: [
      { id: draft.id, reason: 'product_not_found' },
      { id: second.id, reason: 'cart_full' },
    ],
  });
  // Products that are already in the cart don't count as skipped.
  expect((await shopper.call(mergeCart, { body: { product_ids: [first.id] } })).skipped).toEqual([]);
});

test('rate-limits visitors, but not signed-in users', async () => {
  const { points } = limitRules.visitor;
  for (let n = 0; n < points; n++)
    await app.deps.limits.consume('visitor', '127.0.0.1').catch(() => undefined);
  await expect(app.visitor().call(listProducts, { query: {} })).rejects.toMatchObject({
    code: 'rate_limited',
  });
  const shopper = await signInLearner(app);
  expect((await shopper.call(listProducts, { query: {} })).count).toBeGreaterThan(0);
});
