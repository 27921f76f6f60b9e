import { quoteOrder } from '@glossa/contract/order-quote';
import { cancelOrder, createOrder, getOrder, listOrders } from '@glossa/contract/orders';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { createProduct } from '#testing/factories/product.ts';
import { buyProduct, demoShop, order } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp(demoShop);
const createProductId = async (facts: Parameters<typeof createProduct>[1] = {}) =>
  (await createProduct(app, facts)).id;

test('stores a snapshot of the product, price and tax at the time of the order', async () => {
  const { prisma } = app.deps.db;
  await prisma.taxRate.create({ data: { country: 'Germany', name: 'MwSt.', rate: 1900 } });
  const buyer = await signInLearner(app);
  const id = await createProductId({ title: 'Bees', price: 1190, discountPercentage: 0 });
  const created = await order(buyer, { product_ids: [id], country: 'germany' });
  expect(created).toMatchObject({
    status: 'pending',
    money: { currency: 'USD', subtotal: 1190, discount: 0, tax: 190, total: 1190, refunded: 0 },
    total: 11.9,
    taxName: 'MwSt.',
    taxRate: 19,
    paymentMethod: null,
    canCancel: true,
    canRefund: false,
    items: [{ product_id: id, title: 'Bees', author: 'Aesop', type: 'text', price: 11.9, quantity: 1 }],
  });
  await prisma.product.update({ where: { id }, data: { title: 'Wasps', price: 1 } });
  expect(await buyer.call(getOrder, { params: { id: created.id } })).toEqual(created);
});

test('creates one order for repeated requests', async () => {
  const buyer = await signInLearner(app);
  const id = await createProductId();
  const key = newId();
  const orders = await Promise.all([
    order(buyer, { product_ids: [id] }, key),
    order(buyer, { product_ids: [id, id] }, key),
    order(buyer, { product_ids: [id] }),
    order(buyer, { product_ids: [id] }),
  ]);
  expect(new Set(orders.map((one) => one.id)).size).toBe(1);
  expect((await buyer.call(listOrders, {})).count).toBe(1);
});

test('rejects an idempotency key that was used for another order by the same buyer', async () => {
  const [buyer, other] = [await signInLearner(app), await signInLearner(app)];
  const [one, two] = [await createProductId(), await createProductId()];
  const key = newId();
  await order(buyer, { product_ids: [one] }, key);
  await expect(order(buyer, { product_ids: [two] }, key)).rejects.toMatchObject({
    status: 409,
    code: 'idempotency_key_used',
  });
  expect((await order(other, { product_ids: [two] }, key)).status).toBe('pending');
  await expect(buyer.call(createOrder, { body: { product_ids: [two] } })).rejects.toMatchObject({
    status: 400,
  });
});

test('replaces a pending order that contains some of the same products', async () => {
  const buyer = await signInLearner(app);
  const [one, two] = [await createProductId(), await createProductId()];
  const first = await order(buyer, { product_ids: [one] });
  const bothOrder = await order(buyer, { product_ids: [one, two] });
  expect((await buyer.call(getOrder, { params: { id: first.id } })).status).toBe('cancelled');
  expect(bothOrder).toMatchObject({ status: 'pending', money: { total: 998 } });
});

test('rejects products that aren’t for sale, have another currency or are already owned', async () => {
  const productId = await createProductId();
  const { buyer } = await buyProduct(app, productId);
  const [draft, yen, dollars] = [
    await createProductId({ status: 'draft' }),
    await createProductId({ currency: 'JPY', price: 500 }),
    await createProductId(),
  ];
  const getErrorCode = (ids: string[]) =>
    order(buyer, { product_ids: ids }).catch(({ code }: { code: string }) => code);
  expect(await getErrorCode([draft])).toBe('product_not_for_sale');
  expect(await getErrorCode([newId()])).toBe('product_not_for_sale');
  expect(await getErrorCode([dollars, yen])).toBe('currencies_mixed');
  expect(await getErrorCode([productId])).toBe('product_owned');
  const quote = await buyer.call(quoteOrder, { body: { product_ids: [dollars, yen, productId, draft] } });
  expect(quote.lines.map(({ problem }) => problem)).toEqual([
    null,
    'currencies_mixed',
    'product_owned',
    'product_not_for_sale',
  ]);
  expect(quote).toMatchObject({ currency: 'USD', total: 499 });
});

test('rejects an order whose total changed or whose price was tampered with', async () => {
  const buyer = await signInLearner(app);
  const id = await createProductId();
  await expect(order(buyer, { product_ids: [id], expected_total: 1 })).rejects.toMatchObject({
    status: 409,
    code: 'price_changed',
  });
  const tampered = { product_ids: [id], price: 1 } as { product_ids: string[] };
  await expect(order(buyer, tampered)).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
  await expect(order(buyer, { product_ids: ['../1'] })).rejects.toMatchObject({ status: 400 });
  await expect(order(buyer, {})).rejects.toMatchObject({ status: 400 });
  await expect(order(buyer, { product_ids: [id], plan: 'Pro' })).rejects.toMatchObject({ status: 400 });
});

test('rejects an order above the maximum amount', async () => {
  const buyer = await signInLearner(app);
  const [one, two] = [
    await createProductId({ price: 100_000_000 }),
    await createProductId({ price: 100_000_000 }),
  ];
  await expect(order(buyer, { product_ids: [one, two] })).rejects.toMatchObject({ code: 'order_too_large' });
});

test('completes a free order immediately and removes the product from the cart', async () => {
  const buyer = await signInLearner(app);
  const id = await createProductId({ isFree: true, price: 700 });
  await app.deps.db.prisma.cartItem.create({ data: { learnerId: buyer.learnerId, productId: id } });
  const created = await order(buyer, { product_ids: [id] });
  expect(created).toMatchObject({
    status: 'completed',
    paymentMethod: 'free',
    canRefund: false,
    canCancel: true,
  });
  expect(created.downloadLinks).toHaveLength(1);
  expect(await app.deps.db.prisma.cartItem.count({ where: { learnerId: buyer.learnerId } })).toBe(0);
  const canceled = await buyer.call(cancelOrder, { params: { id: created.id } });
  expect(canceled).toMatchObject({ status: 'cancelled', downloadLinks: [] });
  expect((await order(buyer, { product_ids: [id] })).status).toBe('completed');
});

test('returns 404 for another buyer’s order', async () => {
  const [buyer, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await order(buyer, { product_ids: [await createProductId()] });
  for (const endpoint of [getOrder, cancelOrder])
    await expect(other.call(endpoint, { params: { id } })).rejects.toMatchObject({ status: 404 });
  expect((await other.call(listOrders, {})).count).toBe(0);
});
