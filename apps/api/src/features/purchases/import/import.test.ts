import { getReadingPage } from '@glossa/contract/reading';
import { importPurchase, listMyPurchases } from '@glossa/contract/purchases';
import { removeTextCover, uploadTextCover } from '@glossa/contract/text-covers';
import { listTexts } from '@glossa/contract/texts';
import { expect, test } from 'vitest';

import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const day = 86_400_000;
const getNextWeek = () => new Date(Date.now() + 7 * day);

async function createBuyer(terms: Partial<Parameters<typeof createPurchase>[1]> = {}) {
  const learner = await createLearner(app);
  const purchase = await createPurchase(app, { buyer: learner, ...terms });
  return { buyer: await signInLearner(app, learner), purchase, params: { id: purchase.id } };
}
const findTexts = (ownerId: string) => app.deps.db.prisma.text.findMany({ where: { ownerId } });

test('makes an imported book readable immediately, sharing the product’s document', async () => {
  const { buyer, purchase, params } = await createBuyer();
  const card = await buyer.call(importPurchase, { params });
  expect(card).toMatchObject({
    isImported: true,
    canImport: false,
    entries: [{ kind: 'text', title: 'The fox' }],
  });
  const [entry] = card.entries;
  const page = await buyer.call(getReadingPage, { params: { id: entry?.id ?? '', page: 1 }, query: {} });
  expect(page.analysis.unknownWordsPercentage).toBe(100);
  expect((await findTexts(buyer.learnerId))[0]?.documentId).toBe(
    (purchase.product as { documentId?: number }).documentId,
  );
});

test('shows the ebook’s cover to its buyer only, and lets the buyer replace it', async () => {
  const { buyer, purchase, params } = await createBuyer();
  const productId = (purchase.product as { id: string }).id;
  const cover = Buffer.from('\x89PNG\r\n\x1a\n the look of the ebook', 'latin1');
  const coverKey = `products/${productId}/cover-${crypto.randomUUID()}.png`;
  await app.deps.storage.write(coverKey, cover);
  await app.deps.db.prisma.product.update({ where: { id: productId }, data: { coverKey } });
  await buyer.call(importPurchase, { params });
  const [text] = (await buyer.call(listTexts, { query: {} })).results;
  expect(text?.image_source).toBe('ebook');
  const served = await buyer.fetch(text?.imageUrl ?? '');
  expect(Buffer.from(await served.arrayBuffer())).toEqual(cover);
  expect((await (await signInLearner(app)).fetch(text?.imageUrl ?? '')).status).toBe(404);
  const image = new Blob([Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1')]);
  const withOwnCover = await buyer.call(uploadTextCover, {
    params: { id: text?.id ?? '' },
    files: { image },
  });
  expect(withOwnCover.image_source).toBe('own');
  const restoredCover = await buyer.call(removeTextCover, { params: { id: text?.id ?? '' } });
  expect(restoredCover).toMatchObject({ image_source: 'ebook', imageUrl: text?.imageUrl });
});

test('copies the terms of the purchase to the text', async () => {
  const expiresAt = getNextWeek();
  const { buyer, params } = await createBuyer({ expiresAt, allowPrinting: false, allowCopying: false });
  await buyer.call(importPurchase, { params });
  const [text] = await findTexts(buyer.learnerId);
  expect(text).toMatchObject({
    purchaseId: params.id,
    accessEndsAt: expiresAt,
    mayPrint: false,
    mayCopy: false,
  });
});

test('imports a purchase once when requests are concurrent', async () => {
  const { buyer, params } = await createBuyer();
  const cards = await Promise.all(Array.from({ length: 5 }, () => buyer.call(importPurchase, { params })));
  expect(new Set(cards.map(({ entries }) => entries[0]?.id)).size).toBe(1);
  expect((await buyer.call(listTexts, { query: {} })).count).toBe(1);
});

test('imports every text and video of a bundle', async () => {
  const book = await createProduct(app, { title: 'Volume one', content: 'One is here. Two is not.' });
  const videoId = await createCatalogVideo(app, { publication: 'published', title: 'Lesson one' });
  const bundle = await app.deps.db.prisma.product.create({
    data: {
      id: crypto.randomUUID(),
      kind: 'bundle',
      status: 'published',
      title: 'Course',
      language: 2,
      price: 900,
      contents: { create: [book.id, videoId].map((productId, seq) => ({ productId, seq })) },
    },
  });
  const { buyer, params } = await createBuyer({ product: bundle });
  const { entries } = await buyer.call(importPurchase, { params });
  expect(entries.map(({ kind, title }) => `${kind} ${title}`).sort()).toEqual([
    'text Volume one',
    'video Lesson one',
  ]);
  expect((await buyer.call(importPurchase, { params })).entries).toHaveLength(2);
});

test('keeps the text and its reading position when an expired purchase is bought again', async () => {
  const { buyer, purchase, params } = await createBuyer({ expiresAt: getNextWeek() });
  const { prisma } = app.deps.db;
  await buyer.call(importPurchase, { params });
  const endedAt = new Date(Date.now() - day);
  await prisma.text.updateMany({
    where: { purchaseId: purchase.id },
    data: { position: 2, accessEndsAt: endedAt },
  });
  await prisma.purchase.update({ where: params, data: { expiresAt: endedAt, revokedAt: endedAt } });
  const secondPurchase = await createPurchase(app, {
    buyer: { id: buyer.learnerId },
    product: purchase.product,
  });
  await buyer.call(importPurchase, { params: { id: secondPurchase.id } });
  expect(await findTexts(buyer.learnerId)).toMatchObject([
    { purchaseId: secondPurchase.id, accessEndsAt: null, position: 2 },
  ]);
});

test('refuses to import a purchase that has expired, was revoked or belongs to another buyer', async () => {
  const { buyer, purchase, params } = await createBuyer({ expiresAt: new Date(Date.now() - day) });
  await expect(buyer.call(importPurchase, { params })).rejects.toMatchObject({
    status: 403,
    code: 'purchase_ended',
  });
  await app.deps.db.prisma.purchase.update({
    where: params,
    data: { expiresAt: null, revokedAt: new Date() },
  });
  const purchaseNotFound = { status: 404, code: 'purchase_not_found' };
  await expect(buyer.call(importPurchase, { params })).rejects.toMatchObject(purchaseNotFound);
  await app.deps.db.prisma.purchase.update({ where: params, data: { revokedAt: null } });
  const other = await signInLearner(app);
  await expect(other.call(importPurchase, { params })).rejects.toMatchObject(purchaseNotFound);
  expect(await findTexts(buyer.learnerId)).toEqual([]);
  expect(await app.deps.db.prisma.purchase.findUnique({ where: params })).toMatchObject({ importedAt: null });
  expect((await buyer.call(listMyPurchases, { query: {} })).totals).toMatchObject({
    purchases: 1,
    imported: 0,
  });
  expect(purchase.productId).toBeDefined();
});
