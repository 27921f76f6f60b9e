import { refundAnyOrder } from '@glossa/contract/admin-orders';
import { cancelOrder, getOrder, listOrders, refundOrder } from '@glossa/contract/orders';
import { newId } from '@glossa/db/new-id';
import { startFakeStripe } from '@glossa/payments/testing/fake-stripe';
import { afterAll, expect, test, vi } from 'vitest';

import { checkLedger } from '#domain/shop/ledger/ledger.ts';
import { sweepOrders } from '#domain/shop/payments/sweep-orders.ts';
import { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { startServerProcess } from '#testing/server-process.ts';
import { readLedger, order, payAtStripe, startAtStripe, stripeShop } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { endProcess } from '#testing/worker-process.ts';

const fakeStripe = await startFakeStripe();
afterAll(() => fakeStripe.close());
const app = startTestApp(stripeShop(fakeStripe));
const webhook = () => `${app.url}/api/payment/webhook/`;
const reason = 'Changed my mind';
const port = 20_000 + (process.pid % 20_000);

/** Returns a browser that has the same cookies but uses another server. */
function createBrowserAt(browser: Browser, url: string): Browser {
  const other = new Browser(url, app.deps.config.secret);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}
const sweep = () =>
  sweepOrders({
    db: app.deps.db,
    provider: app.deps.payments,
    clock: () => app.deps.clock(),
    onError: (error) => {
      throw error;
    },
  });

async function count(table: string, buyerId: string): Promise<number> {
  const { rows } = await app.deps.db.pool.query<{ count: number }>(
    table === 'purchase'
      ? 'SELECT count(*)::int FROM purchase WHERE buyer_id = $1'
      : `SELECT count(*)::int FROM ${table} t JOIN shop_order o ON o.id = t.order_id WHERE o.buyer_id = $1`,
    [buyerId],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Checks that the amounts of all orders add up and match the balance at Stripe, and that order numbers have no gaps.
 */
async function checkMoney(): Promise<void> {
  expect(await readLedger(app)).toMatchObject({ wrong: 0, cash: fakeStripe.balance()['USD'] });
  const { faults } = await checkLedger(app.deps.db);
  expect(faults.filter((fault) => fault.count > 0)).toEqual([]);
}

test('creates one order, payment and purchase from 50 concurrent checkouts across two processes', async () => {
  const { server, url } = await startServerProcess(app, fakeStripe, port);
  const buyer = await signInLearner(app);
  const { id: productId } = await createProduct(app, { price: 700 });
  const other = await signInLearner(app, { id: buyer.learnerId });
  const before = fakeStripe.countIntents();
  const attempts = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      // Use two sessions, because each test browser avoids reusing only its own signatures.
      const browser = index % 2 ? createBrowserAt(other, url) : buyer;
      const { id } = await order(browser, { product_ids: [productId] }, newId());
      return id;
    }),
  );
  expect(new Set(attempts).size).toBe(1);
  const orderId = attempts[0] as string;
  const intents = await Promise.all(Array.from({ length: 20 }, () => startAtStripe(buyer, orderId)));
  expect(new Set(intents).size).toBe(1);
  expect(fakeStripe.countIntents()).toBe(before + 1);
  fakeStripe.pay(intents[0] as string, '4242424242424242');
  const deliveries = await Promise.all(
    [webhook(), `${url}/api/payment/webhook/`].map((to) =>
      fakeStripe.deliver({ url: to, times: 50, shuffled: true, parallel: 10 }),
    ),
  );
  const statuses = deliveries.flat().map(({ status }) => status);
  // A server without a free database connection refuses events, and Stripe delivers them again.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await vi.waitFor(
    async () => {
      const again = await fakeStripe.deliver({ url: webhook() });
      expect(again.every(({ status }) => status === 200)).toBe(true);
    },
    { timeout: 60_000, interval: 500 },
  );
  expect((await buyer.call(listOrders, {})).results).toMatchObject([{ status: 'completed' }]);
  expect(await count('purchase', buyer.learnerId)).toBe(1);
  expect(await count('payment', buyer.learnerId)).toBe(1);
  await checkMoney();
  await endProcess(server, 'SIGTERM');
}, 300_000);

test('refunds an order only once when refunds race', async () => {
  const buyer = await signInLearner(app);
  const admin = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  const { id: productId } = await createProduct(app, { price: 900 });
  const { id } = await order(buyer, { product_ids: [productId] });
  const { intentId } = await payAtStripe(fakeStripe, buyer, id);
  const params = { id };
  await Promise.allSettled([
    ...Array.from({ length: 8 }, () => buyer.call(refundOrder, { params, body: { reason } })),
    ...Array.from({ length: 8 }, () => admin.call(refundAnyOrder, { params, body: { reason } })),
    Promise.resolve().then(() => fakeStripe.refundInDashboard(intentId, 100)),
    fakeStripe.deliver({ url: webhook(), shuffled: true, parallel: 4 }),
  ]);
  await fakeStripe.deliver({ url: webhook(), shuffled: true, parallel: 4 });
  await sweep();
  await sweep();
  const { money, status } = await buyer.call(getOrder, { params });
  expect({ status, refunded: money.refunded }).toEqual({ status: 'refunded', refunded: 900 });
  await checkMoney();
}, 300_000);

test('an order ends up either canceled and refunded or completed when cancellation and payment race', async () => {
  for (let round = 0; round < 6; round += 1) {
    const buyer = await signInLearner(app);
    const { id: productId } = await createProduct(app, { price: 500 });
    const { id } = await order(buyer, { product_ids: [productId] });
    const intentId = await startAtStripe(buyer, id);
    fakeStripe.pay(intentId, '4242424242424242');
    const events = fakeStripe.events.filter((event) => JSON.stringify(event).includes(intentId));
    await Promise.allSettled([
      buyer.call(cancelOrder, { params: { id } }),
      fakeStripe.deliver({ url: webhook(), events, times: 4, shuffled: true, parallel: 4 }),
    ]);
    await sweep();
    const { status, money } = await buyer.call(getOrder, { params: { id } });
    expect(['cancelled', 'completed']).toContain(status);
    expect(money.refunded).toBe(status === 'cancelled' ? 500 : 0);
    await checkMoney();
  }
}, 300_000);

test('an order ends up either completed or refunded when a server is killed', async () => {
  const { server, url } = await startServerProcess(app, fakeStripe, port + 1);
  const buyers = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const buyer = await signInLearner(app);
      const { id: productId } = await createProduct(app, { price: 400 });
      const { id } = await order(buyer, { product_ids: [productId] });
      const intentId = await startAtStripe(buyer, id);
      fakeStripe.pay(intentId, '4242424242424242');
      return { buyer, id };
    }),
  );
  const delivering = fakeStripe.deliver({ url: `${url}/api/payment/webhook/`, shuffled: true, parallel: 8 });
  const refunding = buyers.map(({ buyer, id }) =>
    createBrowserAt(buyer, url)
      .call(refundOrder, { params: { id }, body: { reason } })
      .catch(() => undefined),
  );
  await Promise.race([delivering, ...refunding]);
  await endProcess(server, 'SIGKILL');
  await Promise.all([delivering, ...refunding]);
  await app.deps.db.pool.query(`UPDATE payment SET updated_at = now() - interval '1 hour'`);
  await sweep();
  await sweep();
  for (const { buyer, id } of buyers) {
    const { status, money } = await buyer.call(getOrder, { params: { id } });
    expect(['completed', 'refunded']).toContain(status);
    expect(money.refunded).toBe(status === 'refunded' ? 400 : 0);
    expect(await count('purchase', buyer.learnerId)).toBe(1);
  }
  await checkMoney();
}, 300_000);
