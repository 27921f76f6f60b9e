import { createPaymentIntent } from '@glossa/contract/payments';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { demoShop, order } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp({ ...demoShop, EMAIL_VERIFICATION: 'required' });
const setVerified = (id: string, emailVerifiedAt: Date | null) =>
  app.deps.db.prisma.learner.update({ where: { id }, data: { emailVerifiedAt } });
const refusal = { status: 403, code: 'email_not_verified' };

test('accepts a paid order only once the buyer’s email address is confirmed', async () => {
  const buyer = await signInLearner(app, await createLearner(app));
  const { id } = await createProduct(app, { price: 499 });
  const key = newId();
  await expect(order(buyer, { product_ids: [id] }, key)).rejects.toMatchObject(refusal);
  expect(await app.deps.db.prisma.order.count({ where: { buyerId: buyer.learnerId } })).toBe(0);
  await setVerified(buyer.learnerId, new Date());
  expect(await order(buyer, { product_ids: [id] }, key)).toMatchObject({ status: 'pending' });
});

test('completes a free order without a confirmed email address', async () => {
  const buyer = await signInLearner(app, await createLearner(app));
  const { id } = await createProduct(app, { price: 0 });
  expect(await order(buyer, { product_ids: [id] })).toMatchObject({ status: 'completed' });
});

test('refuses to start a payment once the address is no longer confirmed', async () => {
  const buyer = await signInLearner(app, await createLearner(app, { emailVerifiedAt: new Date() }));
  const { id } = await createProduct(app, { price: 499 });
  const key = newId();
  const pending = await order(buyer, { product_ids: [id] }, key);
  await setVerified(buyer.learnerId, null);
  const pay = () => buyer.call(createPaymentIntent, { body: { order_id: pending.id } });
  await expect(pay()).rejects.toMatchObject(refusal);
  // A repeated request still returns the existing order.
  expect((await order(buyer, { product_ids: [id] }, key)).id).toBe(pending.id);
  await setVerified(buyer.learnerId, new Date());
  expect(await pay()).toMatchObject({ order_id: pending.id });
});
