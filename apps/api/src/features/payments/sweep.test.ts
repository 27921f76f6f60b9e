import { getOrder } from '@glossa/contract/orders';
import { startFakeStripe } from '@glossa/payments/testing/fake-stripe';
import { afterAll, afterEach, expect, test } from 'vitest';

import { shiftClock } from '#testing/clock.ts';
import { createProduct } from '#testing/factories/product.ts';
import { onlyRun } from '#testing/job-run.ts';
import { order, startAtStripe, stripeShop } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { orderSweepHandler } from './jobs.ts';

const fakeStripe = await startFakeStripe();
afterAll(() => fakeStripe.close());
const app = startTestApp(stripeShop(fakeStripe));
afterEach(() => shiftClock(app, 0));
const hour = 3_600_000;

const sweep = () => orderSweepHandler(app.deps).handle({}, onlyRun);
async function createPendingOrder() {
  const buyer = await signInLearner(app);
  const { id: productId } = await createProduct(app);
  const { id } = await order(buyer, { product_ids: [productId] });
  const fetchStatus = async () => (await buyer.call(getOrder, { params: { id } })).status;
  return { buyer, id, status: fetchStatus };
}

test('cancels an order and its payment intent after a day without payment', async () => {
  const { buyer, id, status } = await createPendingOrder();
  const intentId = await startAtStripe(buyer, id);
  shiftClock(app, 23 * hour);
  await sweep();
  expect(await status()).toBe('pending');
  shiftClock(app, 25 * hour);
  await sweep();
  expect(await status()).toBe('cancelled');
  expect(fakeStripe.pay(intentId, '4242424242424242')).toBe('canceled');
});

test('completes a paid order whose webhook was lost', async () => {
  const { buyer, id, status } = await createPendingOrder();
  fakeStripe.pay(await startAtStripe(buyer, id), '4242424242424242');
  await sweep();
  expect(await status()).toBe('pending');
  shiftClock(app, hour);
  await sweep();
  expect(await status()).toBe('completed');
});

test('keeps an order pending while the bank is processing the payment', async () => {
  const { buyer, id, status } = await createPendingOrder();
  const intentId = await startAtStripe(buyer, id);
  fakeStripe.payLater(intentId);
  shiftClock(app, 25 * hour);
  await sweep();
  expect(await status()).toBe('pending');
  fakeStripe.completeAction(intentId, true);
  shiftClock(app, 26 * hour);
  await sweep();
  expect(await status()).toBe('completed');
});

test('keeps an order pending while Stripe is unreachable', async () => {
  const { buyer, id, status } = await createPendingOrder();
  await startAtStripe(buyer, id);
  shiftClock(app, 25 * hour);
  fakeStripe.fail('drop', { times: 20 });
  await sweep();
  expect(await status()).toBe('pending');
});
