import { quoteOrder } from '@glossa/contract/order-quote';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { createProduct } from '#testing/factories/product.ts';
import { demoShop, order } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp(demoShop);

async function createCoupon(amountOff: number) {
  const id = newId();
  const code = `C${id.slice(-8)}`;
  await app.deps.db.prisma.coupon.create({ data: { id, code, amountOff, currency: 'USD' } });
  return code;
}

test.each([
  ['rejects a total one cent below the card minimum', 451, 'order_too_small', 'order_too_small'],
  ['accepts a total equal to the card minimum', 450, null, 'pending'],
  ['completes an order immediately if its total is zero', 500, null, 'completed'],
])('%s', async (_, amountOff, problem, outcome) => {
  const buyer = await signInLearner(app);
  const { id } = await createProduct(app, { price: 500 });
  const body = { product_ids: [id], coupon: await createCoupon(amountOff) };
  expect(await buyer.call(quoteOrder, { body })).toMatchObject({
    total: 500 - amountOff,
    total_problem: problem,
  });
  const orderStatus = order(buyer, body).then(
    ({ status }) => status,
    ({ code }: { code: string }) => code,
  );
  expect(await orderStatus).toBe(outcome);
});

test('applies a minimum amount per currency', async () => {
  const buyer = await signInLearner(app);
  const findProblem = async (currency: string, price: number) => {
    const { id } = await createProduct(app, { price, currency });
    return (await buyer.call(quoteOrder, { body: { product_ids: [id] } })).total_problem;
  };
  expect(await findProblem('GBP', 30)).toBeNull();
  expect(await findProblem('GBP', 29)).toBe('order_too_small');
  expect(await findProblem('EUR', 30)).toBe('order_too_small');
  expect(await findProblem('JPY', 50)).toBeNull();
});

test('accepts the maximum card amount and rejects one cent more', async () => {
  const buyer = await signInLearner(app);
  const [most, cent] = [
    await createProduct(app, { price: 99_999_999 }),
    await createProduct(app, { price: 1 }),
  ];
  const quote = (...ids: string[]) => buyer.call(quoteOrder, { body: { product_ids: ids } });
  expect((await quote(most.id)).total_problem).toBeNull();
  expect((await quote(most.id, cent.id)).total_problem).toBe('order_too_large');
});

test('rate-limits coupon code guesses but still allows orders without a code', async () => {
  const [buyer, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await createProduct(app, { price: 500 });
  const code = await createCoupon(100);
  const guess = (name: string, browser = buyer) =>
    browser.call(quoteOrder, { body: { product_ids: [id], coupon: name } });
  for (let n = 0; n < 15; n++) expect((await guess(`GUESS${n}`)).coupon_problem).toBe('coupon_not_found');
  const rejection = await guess(code).catch((error: unknown) => error);
  expect(rejection).toMatchObject({ status: 429, code: 'rate_limited' });
  expect((rejection as { retryAfter: number }).retryAfter).toBeGreaterThan(0);
  await expect(order(buyer, { product_ids: [id], coupon: code })).rejects.toMatchObject({ status: 429 });
  expect((await guess(code, other)).discount).toBe(100);
  expect((await order(buyer, { product_ids: [id] })).money.total).toBe(500);
});
