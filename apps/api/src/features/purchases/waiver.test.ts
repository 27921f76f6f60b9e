import { createHash } from 'node:crypto';

import { getListening } from '@glossa/contract/listening';
import { cancelOrder, getOrder, refundOrder } from '@glossa/contract/orders';
import { addDevice } from '@glossa/contract/devices';
import {
  downloadOfflineCopy,
  downloadPurchase,
  getPurchase,
  importPurchase,
  waiveWithdrawal,
  waiverVersion,
} from '@glossa/contract/purchases';
import purchaseTexts from '@glossa/locales/en/purchases.json' with { type: 'json' };
import { expect, test } from 'vitest';

import { createAudioCourse } from '#testing/factories/audio-course.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { buyProduct, demoShop } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp(demoShop);
const waiver = { version: waiverVersion, language: 'de' };
const waiverRequired = { status: 409, code: 'waiver_required' };

async function buy() {
  const { buyer, order } = await buyProduct(app, (await createProduct(app)).id);
  return { buyer, order, params: { id: order.items[0]?.purchase_id ?? '' } };
}
const findItem = (orderId: string) => app.deps.db.prisma.orderItem.findFirstOrThrow({ where: { orderId } });

test('refuses to import, download or store a paid purchase until the buyer waives the right of withdrawal', async () => {
  const { buyer, params } = await buy();
  const { id: device_id } = await buyer.call(addDevice, { body: { name: 'A phone' } });
  expect(await buyer.call(getPurchase, { params })).toMatchObject({ needs_waiver: true });
  const attempts = [
    () => buyer.call(importPurchase, { params }),
    () => buyer.call(downloadPurchase, { params, body: { device_id } }),
    () => buyer.call(downloadOfflineCopy, { params, body: { device_id } }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(waiverRequired);
  expect(await buyer.call(getPurchase, { params })).toMatchObject({ download_count: 0, isImported: false });
  expect(await buyer.call(waiveWithdrawal, { params, body: waiver })).toMatchObject({ needs_waiver: false });
  await buyer.call(importPurchase, { params });
  await buyer.call(downloadPurchase, { params, body: { device_id } });
});

test('refuses to play a purchase until the buyer waives the right of withdrawal', async () => {
  const creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
  const { buyer, order } = await buyProduct(app, (await createAudioCourse(creator)).id);
  const id = order.items[0]?.purchase_id ?? '';
  await expect(buyer.call(getListening, { params: { id } })).rejects.toMatchObject(waiverRequired);
  await buyer.call(waiveWithdrawal, { params: { id }, body: waiver });
  const { tracks } = await buyer.call(getListening, { params: { id } });
  expect((await buyer.fetch(tracks[0]?.url ?? '')).status).toBe(200);
});

test('records only once which text the buyer agreed to, even if requests are concurrent', async () => {
  const { buyer, order, params } = await buy();
  await Promise.all(
    ['de', 'fr', 'de'].map((language) =>
      buyer.call(waiveWithdrawal, { params, body: { version: waiverVersion, language } }),
    ),
  );
  const first = await findItem(order.id);
  expect(first.waiverVersion).toBe(waiverVersion);
  expect(first.waiverText).toMatch(first.waiverLanguage === 'de' ? /Widerrufsrecht/ : /rétractation/);
  await buyer.call(waiveWithdrawal, { params, body: { version: waiverVersion, language: 'en' } });
  expect(await findItem(order.id)).toEqual(first);
  const { items } = await buyer.call(getOrder, { params: { id: order.id } });
  expect(items[0]?.waived_at).toBe(first.waivedAt?.toISOString());
});

test('leaves refunds to admins once the buyer has waived the right of withdrawal', async () => {
  const { buyer, order, params } = await buy();
  expect(await buyer.call(getOrder, { params: { id: order.id } })).toMatchObject({
    canCancel: true,
    canRefund: true,
  });
  await buyer.call(waiveWithdrawal, { params, body: waiver });
  expect(await buyer.call(getOrder, { params: { id: order.id } })).toMatchObject({
    canCancel: false,
    canRefund: false,
  });
  const own = { params: { id: order.id } };
  await expect(buyer.call(cancelOrder, own)).rejects.toMatchObject({ code: 'order_not_cancellable' });
  await expect(buyer.call(refundOrder, { ...own, body: { reason: 'Too hard' } })).rejects.toMatchObject({
    code: 'order_used',
  });
});

test.each([
  ['a free purchase', { price: 0 }],
  ['a purchase that was already downloaded', { downloadCount: 1 }],
  ['a purchase that was already imported', { importedAt: new Date() }],
])('requires no waiver for %s', async (_name, terms) => {
  const learner = await createLearner(app);
  const { id, orderItemId } = await createPurchase(app, { buyer: learner, isWaived: false, ...terms });
  const buyer = await signInLearner(app, learner);
  const params = { id };
  expect(await buyer.call(getPurchase, { params })).toMatchObject({ needs_waiver: false });
  await buyer.call(waiveWithdrawal, { params, body: waiver });
  const item = await app.deps.db.prisma.orderItem.findUniqueOrThrow({ where: { id: orderItemId } });
  expect(item.waivedAt).toBeNull();
  await buyer.call(importPurchase, { params });
});

test('rejects a waiver for another buyer’s purchase or with an outdated version of the text', async () => {
  const { buyer, order, params } = await buy();
  const stranger = await signInLearner(app);
  await expect(stranger.call(waiveWithdrawal, { params, body: waiver })).rejects.toMatchObject({
    status: 404,
    code: 'purchase_not_found',
  });
  const outdated = { version: '2020-01-01', language: 'en' };
  await expect(buyer.call(waiveWithdrawal, { params, body: outdated })).rejects.toMatchObject({
    status: 409,
    code: 'waiver_outdated',
  });
  await expect(buyer.call(waiveWithdrawal, { params, body: {} as never })).rejects.toMatchObject({
    status: 400,
    fields: { version: [expect.any(String)], language: [expect.any(String)] },
  });
  expect((await findItem(order.id)).waivedAt).toBeNull();
});

test('the waiver has a new version whenever its text changes', () => {
  const digest = createHash('sha256').update(purchaseTexts.waiver.text).digest('hex').slice(0, 16);
  expect([waiverVersion, digest]).toEqual(['2026-11-27', 'd0144847b3272977']);
});
