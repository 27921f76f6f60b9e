import type { CallInput } from '@glossa/contract/endpoint';
import { createOrder, getOrder, type Order } from '@glossa/contract/orders';
import { createPaymentIntent, confirmPayment, payByTestCard } from '@glossa/contract/payments';
import { waiveWithdrawal, waiverVersion } from '@glossa/contract/purchases';
import { newId } from '@glossa/db/new-id';
import type { FakeStripe } from '@glossa/payments/testing/fake-stripe';

import type { Browser } from './browser.ts';
import { signInLearner } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

/** Environment variables that enable the test payment provider. */
export const demoShop = { EMBEDDED: '1' };

/** Returns the environment variables for a fake Stripe. */
export const stripeShop = ({ options }: FakeStripe): Record<string, string> => ({
  STRIPE_SECRET_KEY: options.secretKey,
  STRIPE_PUBLISHABLE_KEY: options.publishableKey,
  STRIPE_WEBHOOK_SECRET: options.webhookSecret,
  STRIPE_API_URL: `http://${options.server.host}:${options.server.port}`,
  STRIPE_TIMEOUT_MS: '500',
});

type OrderBody = NonNullable<CallInput<typeof createOrder>['body']>;

export const order = (browser: Browser, body: OrderBody, key: string = newId()): Promise<Order> =>
  browser.call(createOrder, { body }, { headers: { 'Idempotency-Key': key } });

const validCard = { exp_month: 12, exp_year: new Date().getFullYear() + 2, cvc: '123' };

/** Pays with a test card through the test provider. */
export async function payInDemo(browser: Browser, orderId: string, number = '4242424242424242') {
  await browser.call(createPaymentIntent, { body: { order_id: orderId } });
  return browser.call(payByTestCard, { body: { order_id: orderId, number, ...validCard } });
}

/** Waives the right of withdrawal for every item in an order, as the buyer. */
export async function waiveAll(browser: Browser, orderId: string): Promise<void> {
  const { items } = await browser.call(getOrder, { params: { id: orderId } });
  for (const { purchase_id: id } of items) {
    if (id === null) continue;
    await browser.call(waiveWithdrawal, {
      params: { id },
      body: { version: waiverVersion, language: 'en' },
    });
  }
}

/** Starts a payment with the fake Stripe. Returns the ID of the payment intent. */
export async function startAtStripe(browser: Browser, orderId: string): Promise<string> {
  const { clientSecret } = await browser.call(createPaymentIntent, { body: { order_id: orderId } });
  return clientSecret?.split('_secret_')[0] ?? '';
}

/** Pays with a test card at the fake Stripe and has the API check the payment. */
export async function payAtStripe(
  fakeStripe: FakeStripe,
  browser: Browser,
  orderId: string,
  number = '4242424242424242',
) {
  const intentId = await startAtStripe(browser, orderId);
  fakeStripe.pay(intentId, number);
  const state = await browser.call(confirmPayment, { body: { order_id: orderId } });
  return { intentId, ...state };
}

/** Creates a buyer who has ordered a product and paid through the test provider. */
export async function buyProduct(app: TestApp, productId: string) {
  const buyer = await signInLearner(app);
  const { id } = await order(buyer, { product_ids: [productId] });
  await payInDemo(buyer, id);
  return { buyer, order: await buyer.call(getOrder, { params: { id } }) };
}

/** Returns the ledger's sums by account, and the number of orders whose entries do not add up to zero. */
export async function readLedger({ deps }: TestApp) {
  const { rows } = await deps.db.pool.query<{ account: string; sum: string }>(
    'SELECT account, sum(amount) FROM ledger_entry GROUP BY 1',
  );
  const { rows: wrong } = await deps.db.pool.query(
    'SELECT order_id FROM ledger_entry GROUP BY 1 HAVING sum(amount) <> 0',
  );
  return {
    ...Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)])),
    wrong: wrong.length,
  };
}
