import { changeContentPricing, createBundle, updateContentPricing } from '@glossa/contract/content-pricing';
import { createPricingTier } from '@glossa/contract/pricing-tiers';
import { createCoupon, listCoupons, updateCoupon } from '@glossa/contract/shop-settings';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let creator: Browser;
beforeAll(async () => {
  creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
});

const tooLow = {
  status: 400,
  fields: { money: [expect.stringContaining('Card payments need at least 0.50')] },
};
const price = (id: string, amount: number, currency: 'USD' | 'GBP' = 'USD') =>
  creator.call(updateContentPricing, { params: { id }, body: { money: { amount, currency } } });

test('accepts only prices that are zero or within the card limits', async () => {
  const { id } = await createProduct(app);
  await expect(price(id, 49)).rejects.toMatchObject(tooLow);
  await expect(price(id, 100_000_000)).rejects.toMatchObject({ status: 400 });
  expect(await price(id, 50)).toMatchObject({ basePrice: 0.5 });
  expect(await price(id, 99_999_999)).toMatchObject({ basePrice: 999_999.99 });
  expect(await price(id, 0)).toMatchObject({ isFree: true });
  const { id: other } = await createProduct(app);
  const money = { amount: 49, currency: 'USD' as const };
  const bundle = { title: 'Both', items: [id, other], money };
  await expect(creator.call(createBundle, { body: bundle })).rejects.toMatchObject(tooLow);
  const tier = { name: 'Pennies', money };
  await expect(creator.call(createPricingTier, { body: tier })).rejects.toMatchObject(tooLow);
});

test('rejects a discount that leaves less than the card minimum, unless it is 100 %', async () => {
  const { id } = await createProduct(app, { price: 500 });
  const setDiscount = (discountPercentage: number) =>
    creator.call(updateContentPricing, { params: { id }, body: { discountPercentage } });
  expect(await setDiscount(90)).toMatchObject({ salePrice: 0.5 });
  await expect(setDiscount(91)).rejects.toMatchObject({ status: 409, code: 'discount_too_deep' });
  expect(await setDiscount(100)).toMatchObject({ salePrice: 0 });
  const { results } = await creator.call(changeContentPricing, {
    body: { ids: [id], action: 'discount', discountPercentage: 95 },
  });
  expect(results).toEqual([{ id, ok: false, changed: false, error: 'discount_too_deep' }]);
});

test('returns 409 when the coupon has changed since it was read, unless only its use count has', async () => {
  const { id } = await creator.call(createCoupon, { body: { code: 'SEEN', percentOff: 10 } });
  const change = (body: object) => creator.call(updateCoupon, { params: { id }, body });
  const read = async () => (await creator.call(listCoupons, {})).coupons.find((one) => one.id === id);
  const { lastUpdated } = (await read()) ?? {};
  await app.deps.db.prisma.coupon.update({ where: { id }, data: { usedCount: 1 } });
  const changedCoupon = await change({ percentOff: 20, lastUpdated });
  expect(changedCoupon.percentOff).toBe(20);
  await expect(change({ percentOff: 30, isActive: false, lastUpdated })).rejects.toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  expect(await read()).toMatchObject({ percentOff: 20, isActive: true });
  expect(await change({ percentOff: 30, lastUpdated: changedCoupon.lastUpdated })).toMatchObject({
    percentOff: 30,
  });
  await expect(change({ lastUpdated: changedCoupon.lastUpdated })).rejects.toMatchObject({ status: 400 });
});
