import * as contract from '@glossa/contract/shop-settings';
import { newId } from '@glossa/db/new-id';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let creator: Browser;
beforeAll(async () => {
  creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
});

test('starts with the default DRM settings and rejects values out of range', async () => {
  const { lastUpdated, ...first } = await creator.call(contract.getDrmSettings, {});
  expect(first).toMatchObject({
    enabled: true,
    allowOfflineAccess: true,
    maxDevices: 3,
    expirationDays: 365,
    allowPrinting: false,
    allowCopying: false,
    encryptionLevel: 'standard',
  });
  const save = (changes: object) =>
    creator.call(contract.saveDrmSettings, { body: { ...first, ...changes } });
  expect(await save({ maxDevices: 10, watermarkText: '<b>{buyer}</b>', lastUpdated })).toMatchObject({
    maxDevices: 10,
    watermarkText: '{buyer}',
  });
  await expect(save({ maxDevices: 5, lastUpdated })).rejects.toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  const expectFieldError = (changes: object, field: string, sentence: string) =>
    expect(save(changes)).rejects.toMatchObject({ status: 400, fields: { [field]: [sentence] } });
  for (const maxDevices of [0, 11, 1.5])
    await expectFieldError({ maxDevices }, 'maxDevices', 'Choose from 1 to 10 devices');
  await expectFieldError({ expirationDays: 0 }, 'expirationDays', 'At least one day');
  await expectFieldError(
    { watermarkText: 'x'.repeat(201) },
    'watermarkText',
    'A watermark must be at most 200 characters long',
  );
  await expect(save({ encryptionLevel: 'none' })).rejects.toMatchObject({ status: 400 });
  await expect(save({ enabled: undefined })).rejects.toMatchObject({ status: 400 });
});

test('saves the seller and the tax rates', async () => {
  const shop = await creator.call(contract.getShopSettings, {});
  const seller = { sellerName: 'Glossa <i>Ltd</i>', sellerAddress: 'A\nB', sellerTaxId: 'X1' };
  const savedSettings = await creator.call(contract.saveShopSettings, {
    body: { ...seller, pricesIncludeTax: false, lastUpdated: shop.lastUpdated },
  });
  expect(savedSettings).toMatchObject({ ...seller, sellerName: 'Glossa Ltd', pricesIncludeTax: false });

  const { rates, version } = await creator.call(contract.getTaxRates, {});
  expect(rates).toEqual([]);
  const save = (next: object[], seen?: string) =>
    creator.call(contract.saveTaxRates, {
      body: { rates: next as contract.TaxRate[], ...(seen === undefined ? {} : { version: seen }) },
    });
  const germany = { country: 'Germany', name: 'USt', rate: 1900 };
  const france = { country: 'France', name: 'TVA', rate: 2000 };
  expect((await save([germany, france], version)).rates).toEqual([france, germany]);
  await expect(save([germany], version)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  expect((await save([{ ...germany, rate: 700 }])).rates).toEqual([{ ...germany, rate: 700 }]);
  await expect(save([germany, { ...germany, country: 'GERMANY' }])).rejects.toMatchObject({
    fields: { rates: ['This country is already listed'] },
  });
  for (const rate of [-1, 10_001, 1.5]) {
    await expect(save([{ ...germany, rate }])).rejects.toMatchObject({ status: 400 });
  }
});

test('validates coupons and refuses to delete one that has been used', async () => {
  const createCoupon = (body: object) =>
    creator.call(contract.createCoupon, { body: { code: 'SPRING', ...body } });
  const spring = await createCoupon({ percentOff: 20, maxUses: 5 });
  expect(spring).toMatchObject({
    code: 'SPRING',
    percentOff: 20,
    amountOff: null,
    usedCount: 0,
    isActive: true,
  });
  await expect(createCoupon({ code: 'spring', percentOff: 5 })).rejects.toMatchObject({
    code: 'coupon_exists',
  });
  for (const wrong of [
    {},
    { percentOff: 0 },
    { percentOff: 101 },
    { percentOff: 5, amountOff: 100, currency: 'USD' },
    { amountOff: 100 },
    { amountOff: -1, currency: 'USD' },
    { percentOff: 5, startsAt: '2026-02-01T00:00:00Z', expiresAt: '2026-01-01T00:00:00Z' },
    { code: 'a b', percentOff: 5 },
    { percentOff: 5, usedCount: 3 },
  ]) {
    await expect(createCoupon({ code: 'OTHER', ...wrong })).rejects.toMatchObject({ status: 400 });
  }
  const params = { id: spring.id };
  const change = (body: object) => creator.call(contract.updateCoupon, { params, body });
  expect(await change({ percentOff: null, amountOff: 300, currency: 'EUR' })).toMatchObject({
    percentOff: null,
    amountOff: 300,
  });
  await app.deps.db.prisma.coupon.update({ where: params, data: { usedCount: 2 } });
  await expect(change({ maxUses: 1 })).rejects.toMatchObject({ code: 'coupon_overused' });
  const remove = (id: string) => creator.call(contract.deleteCoupon, { params: { id } });
  await expect(remove(spring.id)).rejects.toMatchObject({ status: 409, code: 'coupon_in_use' });
  await expect(remove(newId())).rejects.toMatchObject({ status: 404, code: 'coupon_missing' });
  const other = await createCoupon({ code: 'OTHER', percentOff: 5 });
  await remove(other.id);
  const { coupons } = await creator.call(contract.listCoupons, {});
  expect(coupons.map(({ code }) => code)).toEqual(['SPRING']);
});

test('returns 403 to a learner', async () => {
  const learner = await signInLearner(app);
  await expect(learner.call(contract.getDrmSettings, {})).rejects.toMatchObject({ status: 403 });
  await expect(learner.call(contract.listCoupons, {})).rejects.toMatchObject({ status: 403 });
});
