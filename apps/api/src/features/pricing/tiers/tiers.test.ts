import type { CallInput } from '@glossa/contract/endpoint';
import { updateCatalogVideo } from '@glossa/contract/catalog-videos';
import { createEbook, updateEbook } from '@glossa/contract/ebooks';
import { listContentPricing } from '@glossa/contract/content-pricing';
import {
  changePricingTiers,
  createPricingTier,
  deletePricingTier,
  listPricingTiers,
  updatePricingTier,
} from '@glossa/contract/pricing-tiers';
import { newId } from '@glossa/db/new-id';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let creator: Browser;
beforeAll(async () => {
  creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
});

let tierCount = 0;
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const makeTier = (more: object = {}) =>
  creator.call(createPricingTier, { body: { name: `Tier ${++tierCount}`, money: usd(990), ...more } });

test('creates, changes and deletes a tier', async () => {
  const tier = await makeTier({ validityDays: 30, features: ['One', 'Two'], contentTypes: ['ebook'] });
  expect(tier).toMatchObject({
    price: 9.9,
    money: usd(990),
    validityDays: 30,
    features: ['One', 'Two'],
    maxDownloads: -1,
    isPopular: false,
    productCount: 0,
  });
  const change = (body: Exclude<CallInput<typeof updatePricingTier>['body'], undefined>) =>
    creator.call(updatePricingTier, { params: { id: tier.id }, body });
  expect(await change({ name: 'Monthly <b>x</b>', maxDownloads: 3 })).toMatchObject({
    name: 'Monthly x',
    maxDownloads: 3,
    validityDays: 30,
  });
  await expect(makeTier({ name: 'monthly X' })).rejects.toMatchObject({ status: 409, code: 'tier_exists' });
  for (const wrong of [
    { maxDownloads: 0 },
    { maxDownloads: -2 },
    { validityDays: 0 },
    { money: usd(-1) },
    { money: usd(1.5) },
    { contentTypes: [] },
    { colour: 'red' },
  ]) {
    await expect(change(wrong)).rejects.toMatchObject({ status: 400 });
  }
  await creator.call(deletePricingTier, { params: { id: tier.id } });
  await expect(change({ name: 'x' })).rejects.toMatchObject({ status: 404, code: 'tier_not_found' });
  const other = await makeTier();
  const { results } = await creator.call(changePricingTiers, {
    body: { ids: [other.id, newId()], action: 'delete' },
  });
  expect(results).toMatchObject([{ ok: true }, { ok: false, error: 'tier_not_found' }]);
});

test('returns 409 when the tier has changed since it was read', async () => {
  const { id, lastUpdated } = await makeTier();
  const change = (name: string) =>
    creator.call(updatePricingTier, { params: { id }, body: { name, lastUpdated } });
  await change(`First ${tierCount}`);
  await expect(change('Second')).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile' });
  const { tiers } = await creator.call(listPricingTiers, {});
  expect(tiers.find((tier) => tier.id === id)).toMatchObject({ name: `First ${tierCount}` });
});

test('sets the price of all ebooks and videos in the tier', async () => {
  const tier = await makeTier();
  const ebook = await createProduct(app, { title: 'By tier' });
  const video = await createCatalogVideo(app, { title: 'By tier too', price: 100, isFree: false });
  const product = await app.deps.db.prisma.product.findUniqueOrThrow({ where: { videoId: video } });
  expect(
    await creator.call(updateEbook, { params: { id: ebook.id }, body: { tier: tier.id } }),
  ).toMatchObject({ price: 9.9, tier: { id: tier.id } });
  await app.deps.db.prisma.product.update({ where: { id: product.id }, data: { tierId: tier.id } });
  await creator.call(updatePricingTier, { params: { id: tier.id }, body: { money: usd(1500) } });
  const { pricing } = await creator.call(listContentPricing, { query: { search: 'By tier' } });
  expect(pricing.map(({ basePrice }) => basePrice)).toEqual([15, 15]);
  const row = await app.deps.db.prisma.video.findUniqueOrThrow({ where: { id: video } });
  expect(row).toMatchObject({ price: 1500, isFree: false });
  // As long as a product has a tier, its price is the tier's.
  await expect(
    creator.call(updateCatalogVideo, { params: { id: video }, body: { money: usd(100) } }),
  ).rejects.toMatchObject({ status: 409, code: 'tier_price' });
  await expect(
    creator.call(updateEbook, { params: { id: ebook.id }, body: { money: usd(100) } }),
  ).rejects.toMatchObject({ status: 409, code: 'tier_price' });
  await creator.call(deletePricingTier, { params: { id: tier.id } });
  expect(
    await creator.call(updateEbook, { params: { id: ebook.id }, body: { title: 'Still' } }),
  ).toMatchObject({ price: 15, tier: null });
});

test('gives an uploaded ebook the price of its tier', async () => {
  const tier = await makeTier({ money: { amount: 700, currency: 'EUR' } });
  const send = (id: string) =>
    creator.call(createEbook, {
      body: { title: 'T', author: 'A', description: 'D', language: 'en', tags: 'x', tier: id },
      files: { file: new File(['The fox ran.'], 'fox.txt') },
    });
  expect(await send(tier.id)).toMatchObject({ price: 7, money: { currency: 'EUR' }, tier: { id: tier.id } });
  await expect(send(newId())).rejects.toMatchObject({ status: 404, code: 'tier_not_found' });
});
