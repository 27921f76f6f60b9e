import { cancelOrder, getOrder } from '@glossa/contract/orders';
import { createPaymentIntent, getPaymentConfig, confirmPayment } from '@glossa/contract/payments';
import { startFakeStripe } from '@glossa/payments/testing/fake-stripe';
import { afterAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createProduct } from '#testing/factories/product.ts';
import { readLedger, order, payAtStripe, startAtStripe, stripeShop } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const fakeStripe = await startFakeStripe();
afterAll(() => fakeStripe.close());
const app = startTestApp(stripeShop(fakeStripe));

async function placeOrder(price = 499) {
  const buyer = await signInLearner(app);
  const product = await createProduct(app, { price });
  const { id } = await order(buyer, { product_ids: [product.id] });
  return { buyer, id, product };
}
const fetchOrder = (buyer: Browser, id: string) => buyer.call(getOrder, { params: { id } });
const webhook = () => `${app.url}/api/payment/webhook/`;

test('exposes only the payment provider and its public key to the browser', async () => {
  const buyer = await signInLearner(app);
  expect(await buyer.call(getPaymentConfig, {})).toEqual({
    configured: true,
    provider: 'stripe',
    test: true,
    publicKey: fakeStripe.options.publishableKey,
    testPages: true,
  });
});

test('completes an order only when Stripe confirms the payment', async () => {
  const { buyer, id, product } = await placeOrder();
  const intentId = await startAtStripe(buyer, id);
  const fetchPayment = () => buyer.call(confirmPayment, { body: { order_id: id } });
  expect(await fetchPayment()).toMatchObject({ status: 'requires_payment_method', order_status: 'pending' });
  fakeStripe.pay(intentId, '4000000000009995');
  expect(await fetchPayment()).toMatchObject({ order_status: 'pending', failure: 'insufficient_funds' });
  fakeStripe.pay(intentId, '4242424242424242');
  expect((await fetchOrder(buyer, id)).status).toBe('pending');
  expect(await fetchPayment()).toMatchObject({
    status: 'succeeded',
    order_status: 'completed',
    failure: null,
  });
  const paidOrder = await fetchOrder(buyer, id);
  expect(paidOrder).toMatchObject({ status: 'completed', paymentMethod: 'card', canRefund: true });
  expect(paidOrder.orderNumber).toMatch(/^\d{6}$/);
  expect(await app.deps.db.prisma.product.findUnique({ where: { id: product.id } })).toMatchObject({
    salesCount: 1,
    revenue: 499n,
  });
  expect(await fetchPayment()).toMatchObject({ order_status: 'completed' });
  expect(await app.deps.db.prisma.purchase.count({ where: { buyerId: buyer.learnerId } })).toBe(1);
});

test('reuses the open payment intent when a payment is started more than once', async () => {
  const { buyer, id } = await placeOrder();
  const before = fakeStripe.countIntents();
  const beginPayment = () => buyer.call(createPaymentIntent, { body: { order_id: id } });
  const secrets = await Promise.all([beginPayment(), beginPayment(), beginPayment()]);
  expect(new Set(secrets.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  expect((await beginPayment()).clientSecret).toBe(secrets[0]?.clientSecret);
  expect(fakeStripe.countIntents()).toBe(before + 1);
});

test('retries with the same idempotency key after Stripe timed out', async () => {
  const { buyer, id } = await placeOrder();
  const before = fakeStripe.countIntents();
  fakeStripe.fail('silence', { times: 3, on: 'POST /v1/payment_intents' });
  await expect(startAtStripe(buyer, id)).rejects.toMatchObject({ status: 503, code: 'payment_unreachable' });
  expect(await startAtStripe(buyer, id)).toMatch(/^pi_/);
  expect(fakeStripe.countIntents()).toBe(before + 1);
});

test('completes an order once when webhooks arrive repeatedly and out of order', async () => {
  const { buyer, id } = await placeOrder();
  const intentId = await startAtStripe(buyer, id);
  fakeStripe.pay(intentId, '4000000000000002');
  fakeStripe.pay(intentId, '4242424242424242');
  const deliveries = await fakeStripe.deliver({ url: webhook(), times: 5, shuffled: true, parallel: 4 });
  expect(deliveries.every(({ status }) => status === 200)).toBe(true);
  expect((await fetchOrder(buyer, id)).status).toBe('completed');
  const events = await app.deps.db.prisma.paymentEvent.count({ where: { objectId: intentId } });
  const ownEvents = fakeStripe.events.filter((event) => JSON.stringify(event).includes(intentId));
  expect(events).toBe(ownEvents.length);
  expect(await app.deps.db.prisma.purchase.count({ where: { buyerId: buyer.learnerId } })).toBe(1);
});

test('rejects a webhook with a wrong, missing or outdated signature', async () => {
  const { buyer, id } = await placeOrder();
  const intentId = await startAtStripe(buyer, id);
  fakeStripe.pay(intentId, '4242424242424242');
  const events = fakeStripe.events.filter((event) => JSON.stringify(event).includes(intentId));
  const send = async (how: object) =>
    (await fakeStripe.deliver({ url: webhook(), events, ...how }))[0]?.status;
  expect(await send({ secret: 'whsec_other' })).toBe(400);
  expect(await send({ signedAt: new Date(Date.now() - 301_000) })).toBe(400);
  expect((await fetch(webhook(), { method: 'POST' })).status).toBe(400);
  expect((await fetchOrder(buyer, id)).status).toBe('pending');
  expect(await send({})).toBe(200);
  expect((await fetchOrder(buyer, id)).status).toBe('completed');
});

test('returns 503 to a webhook when Stripe can’t be reached, so that Stripe sends it again', async () => {
  const { buyer, id } = await placeOrder();
  const intentId = await startAtStripe(buyer, id);
  fakeStripe.pay(intentId, '4242424242424242');
  const events = fakeStripe.events.filter(({ type }) => type === 'payment_intent.succeeded').slice(-1);
  fakeStripe.fail('drop', { times: 3, on: 'GET /v1/payment_intents' });
  expect(await fakeStripe.deliver({ url: webhook(), events })).toMatchObject([{ status: 503 }]);
  expect((await fetchOrder(buyer, id)).status).toBe('pending');
  expect(await fakeStripe.deliver({ url: webhook(), events })).toMatchObject([{ status: 200 }]);
  expect((await fetchOrder(buyer, id)).status).toBe('completed');
});

test('refunds a payment that succeeds while the order is being canceled', async () => {
  const { buyer, id } = await placeOrder();
  const intentId = await startAtStripe(buyer, id);
  fakeStripe.pay(intentId, '4242424242424242');
  const canceled = await buyer.call(cancelOrder, { params: { id } });
  expect(canceled).toMatchObject({ status: 'cancelled', money: { total: 499, refunded: 499 } });
  expect(await fetchOrder(buyer, id)).toMatchObject({
    refunds: [{ status: 'succeeded', origin: 'shop', amount: 499 }],
  });
});

test('keeps the ledger’s cash equal to the Stripe balance', async () => {
  const { buyer, id } = await placeOrder(1234);
  await payAtStripe(fakeStripe, buyer, id);
  expect(await readLedger(app)).toMatchObject({ wrong: 0, cash: fakeStripe.balance()['USD'] });
});

test('returns 404 for the payment of another buyer’s order', async () => {
  const { buyer, id } = await placeOrder();
  const other = await signInLearner(app);
  await startAtStripe(buyer, id);
  for (const endpoint of [createPaymentIntent, confirmPayment])
    await expect(other.call(endpoint, { body: { order_id: id } })).rejects.toMatchObject({ status: 404 });
});
