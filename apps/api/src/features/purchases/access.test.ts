import { getAnalysis, getReadingPage } from '@glossa/contract/reading';
import { getReadings } from '@glossa/contract/readings';
import { importPurchase } from '@glossa/contract/purchases';
import { exportSubtitles, getCues } from '@glossa/contract/subtitles';
import { updateText } from '@glossa/contract/text-upload';
import { getText, listTexts } from '@glossa/contract/texts';
import { getVideo, linkVideo } from '@glossa/contract/videos';
import { watchVideo } from '@glossa/contract/watching';
import { expect, test } from 'vitest';

import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const day = 86_400_000;
const yesterday = new Date(Date.now() - day);
const accessEnded = { status: 403, code: 'access_ended' };

async function createImportedText(options: Partial<Parameters<typeof createPurchase>[1]> = {}) {
  const learner = await createLearner(app);
  const purchase = await createPurchase(app, { buyer: learner, ...options });
  const buyer = await signInLearner(app, learner);
  const { entries } = await buyer.call(importPurchase, { params: { id: purchase.id } });
  return { buyer, purchase, params: { id: entries[0]?.id ?? '' } };
}

async function createVideoProduct() {
  const id = await createCatalogVideo(app, { publication: 'published' });
  const product = await app.deps.db.prisma.product.findUniqueOrThrow({ where: { id } });
  return createImportedText({ product });
}

test('returns the terms and the expiry date with a purchased text', async () => {
  const expiresAt = new Date(Date.now() + 5 * day);
  const { buyer, purchase, params } = await createImportedText({ expiresAt, allowCopying: false });
  const bought = {
    purchase_id: purchase.id,
    ends_at: expiresAt.toISOString(),
    is_ended: false,
    may_print: true,
    may_copy: false,
    may_keep: true,
  };
  expect((await buyer.call(listTexts, { query: {} })).results[0]?.bought).toEqual(bought);
  const page = await buyer.call(getReadingPage, { params: { ...params, page: 1 }, query: {} });
  expect(page.bought).toEqual(bought);
});

test('refuses to open an expired text but lets the buyer move it to the trash', async () => {
  const { buyer, params } = await createImportedText({ expiresAt: new Date(Date.now() + day) });
  await app.deps.db.prisma.text.update({ where: params, data: { accessEndsAt: yesterday } });
  const page = buyer.call(getReadingPage, { params: { ...params, page: 1 }, query: {} });
  await expect(page).rejects.toMatchObject(accessEnded);
  await expect(buyer.call(getAnalysis, { params })).rejects.toMatchObject(accessEnded);
  const readings = { params, query: { from_sentence: 0, to_sentence: 2 } };
  await expect(buyer.call(getReadings, readings)).rejects.toMatchObject(accessEnded);
  expect(await buyer.call(getText, { params })).toMatchObject({ content: '', bought: { is_ended: true } });
  await expect(buyer.call(updateText, { params, body: { content: 'Mine.' } })).rejects.toMatchObject({
    code: 'text_protected',
  });
  expect(await buyer.call(updateText, { params, body: { is_deleted: true } })).toMatchObject({
    is_deleted: true,
  });
});

test('withholds the content of a copy-protected text and allows only its title to change', async () => {
  const { buyer, params } = await createImportedText({ allowCopying: false });
  expect((await buyer.call(getText, { params })).content).toBe('');
  const edit = buyer.call(updateText, { params, body: { content: 'Mine.' } });
  await expect(edit).rejects.toMatchObject({ status: 403, code: 'text_protected' });
  expect(await buyer.call(updateText, { params, body: { title: 'Foxes' } })).toMatchObject({
    title: 'Foxes',
  });
});

test('lets the buyer edit an unprotected text', async () => {
  const { buyer, params } = await createImportedText();
  expect((await buyer.call(getText, { params })).content).toContain('The fox');
  expect(await buyer.call(updateText, { params, body: { content: 'The end.' } })).toMatchObject({
    wordCount: 2,
  });
});

test('refuses to link a purchased video or export its subtitles', async () => {
  const { buyer, purchase, params } = await createVideoProduct();
  expect((await buyer.call(getVideo, { params })).bought).toMatchObject({ purchase_id: purchase.id });
  const protectedVideo = { status: 403, code: 'video_protected' };
  await expect(buyer.call(linkVideo, { params })).rejects.toMatchObject(protectedVideo);
  await expect(buyer.call(getCues, { params, query: {} })).rejects.toMatchObject(protectedVideo);
  await expect(buyer.call(exportSubtitles, { params, query: {} })).rejects.toMatchObject(protectedVideo);
});

test('returns 403 for an expired video', async () => {
  const { buyer, params } = await createVideoProduct();
  await app.deps.db.prisma.video.update({ where: params, data: { accessEndsAt: yesterday } });
  await expect(buyer.call(watchVideo, { params })).rejects.toMatchObject(accessEnded);
  expect((await buyer.fetch(`/media/videos/${params.id}/file`)).status).toBe(403);
});
