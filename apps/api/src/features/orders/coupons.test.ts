import { quoteOrder } from '@glossa/contract/order-quote';
import { cancelOrder } from '@glossa/contract/orders';
import { newId } from '@glossa/db/new-id';
import type { Prisma } from '@glossa/db/prisma';
import { expect, test } from 'vitest';

import { createProduct } from '#testing/factories/product.ts';
import { demoShop, order, payInDemo } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp(demoShop);
const day = 86_400_000;

const createProductId = async () => (await createProduct(app, { price: 1000 })).id;
async function createCoupon(facts: Partial<Prisma.CouponCreateInput> = {}) {
  const id = newId();
  const code = `C${id.slice(-8)}`;
  await app.deps.db.prisma.coupon.create({ data: { id, code, percentOff: 25, ...facts } });
  return code;
}
const countUses = async (code: string) =>
  (await app.deps.db.prisma.coupon.findUniqueOrThrow({ where: { code } })).usedCount;
const getRejectionCode = (created: Promise<unknown>) =>
  created.then(
    () => 'taken',
    ({ code }: { code: string }) => code,
  );

test('applies a coupon’s discount regardless of the code’s case', async () => {
  const buyer = await signInLearner(app);
  const code = await createCoupon();
  const created = await order(buyer, { product_ids: [await createProductId()], coupon: code.toLowerCase() });
  expect(created).toMatchObject({ coupon: code, money: { subtotal: 1000, discount: 250, total: 750 } });
});

test('completes an order immediately when a coupon makes it free', async () => {
  const buyer = await signInLearner(app);
  const code = await createCoupon({ percentOff: 100 });
  const created = await order(buyer, { product_ids: [await createProductId()], coupon: code });
  expect(created).toMatchObject({ status: 'completed', paymentMethod: 'free', total: 0 });
});

test.each([
  ['is not there', {}, 'coupon_not_found'],
  ['is inactive', { isActive: false }, 'coupon_not_found'],
  ['isn’t valid yet', { startsAt: new Date(Date.now() + day) }, 'coupon_not_found'],
  ['has expired', { expiresAt: new Date(Date.now() - 1000) }, 'coupon_expired'],
  ['is used up', { maxUses: 2, usedCount: 2 }, 'coupon_used_up'],
  ['is for larger orders', { minimum: 1001 }, 'coupon_minimum'],
  ['is for another currency', { percentOff: null, amountOff: 5, currency: 'EUR' }, 'coupon_currency'],
])('rejects a coupon that %s', async (what, facts, problem) => {
  const buyer = await signInLearner(app);
  const code = what === 'is not there' ? 'NOTHING' : await createCoupon(facts);
  const body = { product_ids: [await createProductId()], coupon: code };
  expect(await getRejectionCode(order(buyer, body))).toBe(problem);
  expect(await buyer.call(quoteOrder, { body })).toMatchObject({ coupon_problem: problem, total: 1000 });
});

test('allows one use per buyer and moves the coupon from a pending order to the next', async () => {
  const buyer = await signInLearner(app);
  const code = await createCoupon();
  const [one, two, three] = [await createProductId(), await createProductId(), await createProductId()];
  const first = await order(buyer, { product_ids: [one], coupon: code });
  expect(await countUses(code)).toBe(1);
  const second = await order(buyer, { product_ids: [two], coupon: code });
  expect(await countUses(code)).toBe(1);
  expect(await getRejectionCode(buyer.call(cancelOrder, { params: { id: first.id } }))).toBe('taken');
  await payInDemo(buyer, second.id);
  expect(await getRejectionCode(order(buyer, { product_ids: [three], coupon: code }))).toBe(
    'coupon_already_used',
  );
  await buyer.call(cancelOrder, { params: { id: second.id } });
  expect(await countUses(code)).toBe(0);
  expect(await getRejectionCode(order(buyer, { product_ids: [three], coupon: code }))).toBe('taken');
});

test('enforces the maximum number of uses for concurrent orders', async () => {
  const code = await createCoupon({ maxUses: 2 });
  const id = await createProductId();
  const buyers = await Promise.all(Array.from({ length: 8 }, () => signInLearner(app)));
  const outcomes = await Promise.all(
    buyers.map((buyer) => getRejectionCode(order(buyer, { product_ids: [id], coupon: code }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(2);
  expect(new Set(outcomes)).toEqual(new Set(['taken', 'coupon_used_up']));
  expect(await countUses(code)).toBe(2);
});
