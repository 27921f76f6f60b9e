import {
  exportOrders,
  getAnyOrder,
  listAllOrders,
  markOrderPaid,
  refundAnyOrder,
} from '@glossa/contract/admin-orders';
import { getInvoice, getOrder, listOrders } from '@glossa/contract/orders';
import { buildUrl } from '@glossa/contract/client';
import { listAudit } from '@glossa/contract/audit';
import { importPurchase } from '@glossa/contract/purchases';
import { expect, test } from 'vitest';

import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { buyProduct, demoShop, readLedger, order, payInDemo, waiveAll } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp(demoShop);
const createProductId = async (facts: Parameters<typeof createProduct>[1]) =>
  (await createProduct(app, facts)).id;
const signInAdmin = async () =>
  signInLearner(app, await createLearner(app, { isSuperuser: true, firstName: 'Ada' }));

test('searches, filters and sorts orders', async () => {
  const buyer = await signInLearner(app);
  const createOrderFor = async (title: string, price: number, pays: boolean) => {
    const { id } = await order(buyer, {
      product_ids: [await createProductId({ title, price, author: 'Basho' })],
    });
    if (pays) await payInDemo(buyer, id);
    return id;
  };
  const [bees, frog] = [
    await createOrderFor('Bees', 300, true),
    await createOrderFor('100% frog_pond', 900, false),
  ];
  const plan = await order(buyer, { plan: 'Pro' });
  const listIds = async (query: object) =>
    (await buyer.call(listOrders, { query })).results.map(({ id }) => id);
  expect(await listIds({})).toEqual([plan.id, frog, bees]);
  expect(await listIds({ sort: 'date-asc' })).toEqual([bees, frog, plan.id]);
  expect((await listIds({ sort: 'total-asc' }))[0]).toBe(bees);
  expect((await listIds({ sort: 'total-desc' })).at(-1)).toBe(bees);
  expect((await listIds({ sort: 'status-asc' }))[0]).toBe(bees);
  expect(await listIds({ search: '0% frog_' })).toEqual([frog]);
  expect(await listIds({ search: 'basho', status: 'completed' })).toEqual([bees]);
  expect(await listIds({ type: 'plan' })).toEqual([plan.id]);
  const { orderNumber } = await buyer.call(getOrder, { params: { id: bees } });
  expect(await listIds({ search: `#${orderNumber}` })).toEqual([bees]);
  const { results, count } = await buyer.call(listOrders, { query: { page_size: 1, sort: 'total-asc' } });
  expect(count).toBe(3);
  expect(results).toMatchObject([{ total: 3, money: { total: 300 } }]);
});

test('returns an item’s access details to its buyer only', async () => {
  const { order: sold, buyer } = await buyProduct(app, await createProductId({ title: 'Herons' }));
  const [item] = sold.items;
  expect(item?.access).toMatchObject({ canImport: true, entries: [], has_files: true, is_expired: false });
  await waiveAll(buyer, sold.id);
  await buyer.call(importPurchase, { params: { id: item?.purchase_id ?? '' } });
  const { results } = await buyer.call(listOrders, { query: {} });
  expect(results[0]?.items[0]?.access).toMatchObject({
    canImport: false,
    entries: [{ kind: 'text', title: 'Herons' }],
  });
  const adminView = await (await signInAdmin()).call(getAnyOrder, { params: { id: sold.id } });
  expect(adminView.items[0]?.access).toBeNull();
  const pendingOrder = await order(buyer, { product_ids: [await createProductId({ title: 'Cranes' })] });
  expect(pendingOrder.items[0]).toMatchObject({ purchase_id: null, access: null });
});

test('sorts all orders by date, total and status for an admin', async () => {
  const buyer = await signInLearner(app);
  const createOrderFor = async (price: number, pays: boolean) => {
    const { id } = await order(buyer, {
      product_ids: [await createProductId({ title: 'Sorted cranes', price })],
    });
    if (pays) await payInDemo(buyer, id);
    return id;
  };
  const cheap = await createOrderFor(300, false);
  const expensiveOrder = await createOrderFor(900, true);
  const other = await signInAdmin();
  const listIds = async (query: object) =>
    (await other.call(listAllOrders, { query: { search: 'sorted cranes', ...query } })).orders.map(
      ({ id }) => id,
    );
  expect(await listIds({})).toEqual([expensiveOrder, cheap]);
  expect(await listIds({ sort: 'date', direction: 'asc' })).toEqual([cheap, expensiveOrder]);
  expect(await listIds({ sort: 'total', direction: 'desc' })).toEqual([expensiveOrder, cheap]);
  expect(await listIds({ sort: 'total', direction: 'asc' })).toEqual([cheap, expensiveOrder]);
  // Statuses are sorted alphabetically: completed before pending.
  expect(await listIds({ sort: 'status', direction: 'asc' })).toEqual([expensiveOrder, cheap]);
  expect(await listIds({ sort: 'status', direction: 'desc' })).toEqual([cheap, expensiveOrder]);
});

test('orders, pays for and imports a video course', async () => {
  const facts = { publication: 'published', title: 'Lesson one', price: 1900, isFree: false } as const;
  const { order: sold, buyer } = await buyProduct(app, await createCatalogVideo(app, facts));
  expect(sold).toMatchObject({
    status: 'completed',
    total: 19,
    items: [{ title: 'Lesson one', type: 'video', isFree: false }],
  });
  const params = { id: sold.items[0]?.purchase_id ?? '' };
  await waiveAll(buyer, sold.id);
  const { entries } = await buyer.call(importPurchase, { params });
  expect(entries).toMatchObject([{ kind: 'video', title: 'Lesson one' }]);
});

test('finds a completed order by the number shown during payment', async () => {
  const buyer = await signInLearner(app);
  const { id, orderNumber: shown } = await order(buyer, {
    product_ids: [await createProductId({ price: 300 })],
  });
  const other = await order(buyer, { product_ids: [await createProductId({ price: 400 })] });
  await payInDemo(buyer, id);
  await payInDemo(buyer, other.id);
  const seller = await signInAdmin();
  const { orderNumber } = await buyer.call(getOrder, { params: { id } });
  expect(orderNumber).not.toBe(shown);
  for (const search of [shown, `#${shown}`, shown.toLowerCase(), orderNumber]) {
    expect((await buyer.call(listOrders, { query: { search } })).results).toMatchObject([{ id }]);
    expect((await seller.call(listAllOrders, { query: { search } })).orders).toMatchObject([{ id }]);
  }
  // A part of the ID suffix finds nothing, since it could match another order's number.
  expect((await buyer.call(listOrders, { query: { search: shown.slice(1) } })).results).toEqual([]);
  const stranger = await signInLearner(app);
  expect((await stranger.call(listOrders, { query: { search: shown } })).results).toEqual([]);
});

test('issues an invoice only after payment', async () => {
  const buyer = await signInLearner(
    app,
    await createLearner(app, { firstName: 'ليلى', city: '東京', country: 'Japan' }),
  );
  const { id } = await order(buyer, { product_ids: [await createProductId({ price: 500 })] });
  const fetchInvoice = () => buyer.call(getInvoice, { params: { id } });
  await expect(fetchInvoice()).rejects.toMatchObject({ code: 'order_without_invoice' });
  await payInDemo(buyer, id);
  expect(await fetchInvoice()).toMatchObject({
    buyer: { name: 'ليلى', address: '東京', country: 'Japan' },
    order: { money: { total: 500 }, paymentMethod: 'test' },
  });
  await expect((await signInLearner(app)).call(getInvoice, { params: { id } })).rejects.toMatchObject({
    code: 'order_not_found',
  });
});

test('lists all orders with buyers and counts by status for an admin', async () => {
  const title = 'Storks of Husum';
  const { order: sold, buyer } = await buyProduct(app, await createProductId({ title }));
  const other = await signInAdmin();
  const list = await other.call(listAllOrders, { query: { search: 'storks of' } });
  expect(list).toMatchObject({ count: 1, statuses: { completed: 1, pending: 0 } });
  const { email } = await app.deps.db.prisma.learner.findUniqueOrThrow({ where: { id: buyer.learnerId } });
  expect(list.orders).toMatchObject([
    { id: sold.id, total: 4.99, buyer: { email }, payments: [{ provider: 'test', status: 'succeeded' }] },
  ]);
  expect((await other.call(listAllOrders, { query: { search: email } })).count).toBe(1);
});

test('exports orders as CSV and escapes formulas', async () => {
  await buyProduct(app, await createProductId({ title: '=1+1' }));
  const other = await signInAdmin();
  const response = await other.fetch(buildUrl(exportOrders, { query: { search: '=1+1' } }));
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  const [head, line, end] = (await response.text()).split('\r\n');
  expect(head).toMatch(/^Order,Date,/);
  expect(line).toContain("'=1+1");
  expect(line).toContain(',4.99,');
  expect(end).toBe('');
});

test('marks an order as paid manually and logs the reason', async () => {
  const buyer = await signInLearner(app);
  const { id } = await order(buyer, { product_ids: [await createProductId({ price: 800 })] });
  const other = await signInAdmin();
  const paidOrder = await other.call(markOrderPaid, { params: { id }, body: { reason: 'Bank transfer 17' } });
  expect(paidOrder).toMatchObject({ status: 'completed', paymentMethod: 'manual' });
  await expect(
    other.call(markOrderPaid, { params: { id }, body: { reason: 'Again' } }),
  ).rejects.toMatchObject({ code: 'order_not_pending' });
  await other.call(refundAnyOrder, { params: { id }, body: { reason: 'Sent back', amount: 300 } });
  const { results } = await other.call(listAudit, { query: { target_id: id } });
  expect(results).toMatchObject([
    { action: 'order.refund', reason: 'Sent back', detail: { amount: 300 } },
    { action: 'order.mark_paid', reason: 'Bank transfer 17', actor: 'Ada' },
  ]);
  expect(await other.call(getAnyOrder, { params: { id } })).toMatchObject({
    money: { refunded: 300 },
    refunds: [{ status: 'succeeded' }],
  });
  expect((await readLedger(app)).wrong).toBe(0);
});

test('refunds an item that the buyer received in another order in the meantime', async () => {
  const buyer = await signInLearner(app);
  const [one, two] = [await createProductId({ price: 300 }), await createProductId({ price: 500 })];
  const { id } = await order(buyer, { product_ids: [one, two] });
  const item = await app.deps.db.prisma.orderItem.create({
    data: {
      id: crypto.randomUUID(),
      orderId: (await order(await signInLearner(app), { product_ids: [one] })).id,
      seq: 9,
      kind: 'text',
      title: 'Given',
      isFree: true,
      basePrice: 0,
      price: 0,
    },
  });
  await app.deps.db.prisma.purchase.create({
    data: { id: crypto.randomUUID(), orderItemId: item.id, buyerId: buyer.learnerId, productId: one },
  });
  await payInDemo(buyer, id);
  expect(await buyer.call(getOrder, { params: { id } })).toMatchObject({
    status: 'completed',
    money: { total: 800, refunded: 300 },
    refunds: [{ amount: 300, origin: 'shop', status: 'succeeded' }],
    downloadLinks: [{ title: 'The fox' }],
  });
});
