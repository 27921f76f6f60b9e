import { refundAnyOrder } from '@glossa/contract/admin-orders';
import { cancelOrder, getOrder, refundOrder } from '@glossa/contract/orders';
import { startFakeStripe } from '@glossa/payments/testing/fake-stripe';
import { afterAll, expect, test } from 'vitest';

import { sweepOrders } from '#domain/shop/payments/sweep-orders.ts';
import type { Browser } from '#testing/browser.ts';
import { shiftClock } from '#testing/clock.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { readLedger, order, payAtStripe, stripeShop } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const fakeStripe = await startFakeStripe();
afterAll(() => fakeStripe.close());
const app = startTestApp(stripeShop(fakeStripe));
const hour = 3_600_000;
const reason = 'Too hard';

async function createPaidOrder(price = 1000) {
  const buyer = await signInLearner(app);
  const { id: productId } = await createProduct(app, { price });
  const { id } = await order(buyer, { product_ids: [productId] });
  const { intentId } = await payAtStripe(fakeStripe, buyer, id);
  const findProduct = () => app.deps.db.prisma.product.findUniqueOrThrow({ where: { id: productId } });
  const findPurchase = () =>
    app.deps.db.prisma.purchase.findFirstOrThrow({ where: { buyerId: buyer.learnerId } });
  return { buyer, id, intentId, product: findProduct, purchase: findPurchase };
}
const signInAdmin = async () => signInLearner(app, await createLearner(app, { isSuperuser: true }));
const fetchOrder = (buyer: Browser, id: string) => buyer.call(getOrder, { params: { id } });
const sweep = () =>
  sweepOrders({
    db: app.deps.db,
    provider: app.deps.payments,
    clock: () => app.deps.clock(),
    onError: (error) => {
      throw error;
    },
  });

test('refunds the full amount and revokes the purchase', async () => {
  const { buyer, id, product, purchase } = await createPaidOrder();
  const { id: purchaseId } = await purchase();
  const refunded = await buyer.call(refundOrder, { params: { id }, body: { reason } });
  expect(refunded).toMatchObject({
    status: 'refunded',
    refundReason: reason,
    canRefund: false,
    canCancel: false,
    downloadLinks: [],
    money: { refunded: 1000 },
    refunds: [{ amount: 1000, status: 'succeeded', origin: 'buyer' }],
  });
  expect(refunded.refundDate).not.toBeNull();
  expect(await purchase()).toMatchObject({ id: purchaseId, revokedAt: expect.any(Date) });
  expect(await product()).toMatchObject({ salesCount: 0, revenue: 0n });
  expect(await readLedger(app)).toMatchObject({ wrong: 0, cash: fakeStripe.balance()['USD'] });
});

test('requires a reason and rejects a buyer’s refund after 14 days', async () => {
  const { buyer, id } = await createPaidOrder();
  await expect(buyer.call(refundOrder, { params: { id }, body: { reason: '  ' } })).rejects.toMatchObject({
    fields: { reason: ['Please tell us why'] },
  });
  shiftClock(app, 14 * 24 * hour + 60_000);
  await expect(buyer.call(refundOrder, { params: { id }, body: { reason } })).rejects.toMatchObject({
    code: 'order_not_refundable',
  });
  expect(
    await (await signInAdmin()).call(refundAnyOrder, { params: { id }, body: { reason } }),
  ).toMatchObject({
    status: 'refunded',
  });
  shiftClock(app, 0);
});

test.each([
  ['downloaded', { downloadCount: 1 }],
  ['imported', { importedAt: new Date() }],
])('leaves the refund of an order that was %s to an admin', async (_how, use) => {
  const { buyer, id } = await createPaidOrder();
  await app.deps.db.prisma.purchase.updateMany({ where: { buyerId: buyer.learnerId }, data: use });
  expect(await fetchOrder(buyer, id)).toMatchObject({ status: 'completed', canRefund: false });
  const request = { params: { id }, body: { reason } };
  await expect(buyer.call(refundOrder, request)).rejects.toMatchObject({ status: 409, code: 'order_used' });
  expect(await (await signInAdmin()).call(refundAnyOrder, request)).toMatchObject({ status: 'refunded' });
});

test('never refunds more than was paid in concurrent partial refunds', async () => {
  const { buyer, id, product } = await createPaidOrder(1000);
  const other = await signInAdmin();
  const attempts = await Promise.allSettled(
    Array.from({ length: 6 }, () =>
      other.call(refundAnyOrder, { params: { id }, body: { reason, amount: 300 } }),
    ),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await fetchOrder(buyer, id)).toMatchObject({ status: 'completed', money: { refunded: 900 } });
  expect(await product()).toMatchObject({ salesCount: 1, revenue: 100n });
  await other.call(refundAnyOrder, { params: { id }, body: { reason } });
  expect(await fetchOrder(buyer, id)).toMatchObject({ status: 'refunded', money: { refunded: 1000 } });
  expect(await product()).toMatchObject({ salesCount: 0, revenue: 0n });
  expect(await readLedger(app)).toMatchObject({ wrong: 0, cash: fakeStripe.balance()['USD'] });
});

test('cancels and refunds an unused order within a day', async () => {
  const { buyer, id } = await createPaidOrder();
  expect(await buyer.call(cancelOrder, { params: { id } })).toMatchObject({
    status: 'cancelled',
    canCancel: false,
    money: { refunded: 1000 },
  });
});

test('refuses to cancel an order whose products were imported or that is older than a day', async () => {
  const [used, old] = [await createPaidOrder(), await createPaidOrder()];
  await app.deps.db.prisma.purchase.updateMany({
    where: { buyerId: used.buyer.learnerId },
    data: { importedAt: new Date() },
  });
  const cancel = ({ buyer, id }: typeof used) => buyer.call(cancelOrder, { params: { id } });
  expect((await fetchOrder(used.buyer, used.id)).canCancel).toBe(false);
  await expect(cancel(used)).rejects.toMatchObject({ code: 'order_not_cancellable' });
  shiftClock(app, 24 * hour + 60_000);
  await expect(cancel(old)).rejects.toMatchObject({ code: 'order_not_cancellable' });
  shiftClock(app, 0);
});

test('leaves a refund pending when Stripe is unreachable and completes it in the sweep', async () => {
  const { buyer, id } = await createPaidOrder();
  fakeStripe.fail('silence', { times: 3, on: 'POST /v1/refunds' });
  const refunded = await buyer.call(refundOrder, { params: { id }, body: { reason } });
  expect(refunded).toMatchObject({ status: 'refunded', refunds: [{ status: 'pending' }] });
  await sweep();
  expect(await fetchOrder(buyer, id)).toMatchObject({ refunds: [{ status: 'succeeded' }] });
  expect(await readLedger(app)).toMatchObject({ wrong: 0, cash: fakeStripe.balance()['USD'] });
});

test('applies refunds made in the Stripe dashboard', async () => {
  const { buyer, id, intentId, purchase } = await createPaidOrder();
  const deliverWebhook = () =>
    fakeStripe.deliver({ url: `${app.url}/api/payment/webhook/`, times: 2, shuffled: true });
  fakeStripe.refundInDashboard(intentId, 400);
  await deliverWebhook();
  expect(await fetchOrder(buyer, id)).toMatchObject({ status: 'completed', money: { refunded: 400 } });
  fakeStripe.refundInDashboard(intentId);
  await deliverWebhook();
  expect(await fetchOrder(buyer, id)).toMatchObject({
    status: 'refunded',
    money: { refunded: 1000 },
    refunds: [
      { amount: 400, origin: 'provider', status: 'succeeded' },
      { amount: 600, origin: 'provider', status: 'succeeded' },
    ],
  });
  expect((await purchase()).revokedAt).not.toBeNull();
  expect(await readLedger(app)).toMatchObject({ wrong: 0, cash: fakeStripe.balance()['USD'] });
});

test('allows a new refund after the bank rejects one', async () => {
  const { buyer, id } = await createPaidOrder();
  const other = await signInAdmin();
  await other.call(refundAnyOrder, { params: { id }, body: { reason, amount: 300 } });
  const refund = await app.deps.db.prisma.refund.findFirstOrThrow({ where: { orderId: id } });
  fakeStripe.failRefund(refund.providerId as string);
  await fakeStripe.deliver({ url: `${app.url}/api/payment/webhook/` });
  expect(await fetchOrder(buyer, id)).toMatchObject({
    money: { refunded: 0 },
    refunds: [{ status: 'failed' }],
  });
  await other.call(refundAnyOrder, { params: { id }, body: { reason } });
  expect(await readLedger(app)).toMatchObject({ wrong: 0, cash: fakeStripe.balance()['USD'] });
});
