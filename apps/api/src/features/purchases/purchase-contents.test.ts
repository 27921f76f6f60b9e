import { createBundle, updateContentPricing } from '@glossa/contract/content-pricing';
import { quoteOrder } from '@glossa/contract/order-quote';
import { refundAnyOrder } from '@glossa/contract/admin-orders';
import { getReadingPage } from '@glossa/contract/reading';
import {
  downloadPurchase,
  importPurchase,
  listMyPurchases,
  previewPurchase,
} from '@glossa/contract/purchases';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { demoShop, order, payInDemo, waiveAll } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp(demoShop);
let creator: Browser;
beforeAll(async () => {
  creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
});

const createBook = (title: string) => createProduct(app, { title, content: `${title} is here. It ends.` });
async function createCourse(...items: string[]) {
  const money = { amount: 900, currency: 'USD' as const };
  const { id } = await creator.call(createBundle, {
    body: { title: 'Course', items, money, drmEnabled: false },
  });
  await creator.call(updateContentPricing, { params: { id }, body: { status: 'active' } });
  return id;
}
const setBundleItems = (id: string, items: string[]) =>
  creator.call(updateContentPricing, { params: { id }, body: { items } });
async function buy(buyer: Browser, productId: string) {
  const { id } = await order(buyer, { product_ids: [productId] });
  await payInDemo(buyer, id);
  await waiveAll(buyer, id);
  return id;
}
const refund = async (id: string) => {
  const admin = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  await admin.call(refundAnyOrder, { params: { id }, body: { reason: 'Too hard' } });
};
const fetchLatestPurchase = async (buyer: Browser) => {
  const { results } = await buyer.call(listMyPurchases, { query: {} });
  if (!results[0]) throw new Error('nothing was bought');
  return results[0];
};

test('gives a buyer the contents that the bundle had when it was ordered', async () => {
  const [one, two, three] = [await createBook('One'), await createBook('Two'), await createBook('Three')];
  const id = await createCourse(one.id, two.id);
  const [early, late] = [await signInLearner(app), await signInLearner(app)];
  const { id: orderId } = await order(early, { product_ids: [id] });
  await setBundleItems(id, [two.id, three.id]);
  await payInDemo(early, orderId);
  await waiveAll(early, orderId);
  await buy(late, id);

  const fetchContents = async (buyer: Browser) => {
    const params = { id: (await fetchLatestPurchase(buyer)).id };
    const preview = await buyer.call(previewPurchase, { params });
    const { entries } = await buyer.call(importPurchase, { params });
    const { files } = await buyer.call(downloadPurchase, { params, body: {} });
    expect(entries.map(({ title }) => title).sort()).toEqual([...preview.contents].sort());
    expect(files).toHaveLength(preview.contents.length);
    return preview.contents;
  };
  expect(await fetchContents(early)).toEqual(['One', 'Two']);
  expect(await fetchContents(late)).toEqual(['Two', 'Three']);

  const fetchProblem = async (buyer: Browser, product: string) =>
    (await buyer.call(quoteOrder, { body: { product_ids: [product] } })).lines[0]?.problem;
  expect(await fetchProblem(early, one.id)).toBe('product_owned');
  expect(await fetchProblem(early, three.id)).toBeNull();
});

test('creates a new order when the bundle has changed', async () => {
  const [one, two, three] = [await createBook('Red'), await createBook('Green'), await createBook('Blue')];
  const id = await createCourse(one.id, two.id);
  const buyer = await signInLearner(app);
  const first = await order(buyer, { product_ids: [id] });
  await setBundleItems(id, [one.id, three.id]);
  const second = await order(buyer, { product_ids: [id] });
  expect(second.id).not.toBe(first.id);
  await payInDemo(buyer, second.id);
  const { contents } = await buyer.call(previewPurchase, {
    params: { id: (await fetchLatestPurchase(buyer)).id },
  });
  expect(contents).toEqual(['Red', 'Blue']);
});

test('reopens an imported text without another import when it is bought again after a refund', async () => {
  const { id: productId } = await createBook('Again');
  const buyer = await signInLearner(app);
  const orderId = await buy(buyer, productId);
  const { entries } = await buyer.call(importPurchase, {
    params: { id: (await fetchLatestPurchase(buyer)).id },
  });
  const open = () => buyer.call(getReadingPage, { params: { id: entries[0]?.id ?? '', page: 1 }, query: {} });
  await refund(orderId);
  await expect(open()).rejects.toMatchObject({ code: 'access_ended' });
  await buy(buyer, productId);
  expect((await open()).bought?.is_ended).toBe(false);
  expect(await fetchLatestPurchase(buyer)).toMatchObject({ isImported: true, entries });
});

test('reopens only the book bought again after a bundle was refunded', async () => {
  const [one, two] = [await createBook('Sun'), await createBook('Moon')];
  const buyer = await signInLearner(app);
  const orderId = await buy(buyer, await createCourse(one.id, two.id));
  const { entries } = await buyer.call(importPurchase, {
    params: { id: (await fetchLatestPurchase(buyer)).id },
  });
  const open = (title: string) =>
    buyer.call(getReadingPage, {
      params: { id: entries.find((entry) => entry.title === title)?.id ?? '', page: 1 },
      query: {},
    });
  await refund(orderId);
  await buy(buyer, one.id);
  expect((await open('Sun')).bought?.is_ended).toBe(false);
  await expect(open('Moon')).rejects.toMatchObject({ code: 'access_ended' });
});
