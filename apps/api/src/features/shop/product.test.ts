import { addOrUpdateWord } from '@glossa/contract/words';
import { getProduct, getProductPreview, getProductWords } from '@glossa/contract/shop';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('returns a product’s text statistics, terms and preview', async () => {
  const reader = await signInLearner(app);
  const { id } = await createProduct(app, { language: 9 });
  const product = await reader.call(getProduct, { params: { id } });
  expect(product).toMatchObject({
    title: 'The fox',
    description: 'A fable about grapes',
    wordCount: 13,
    sentenceCount: 3,
    hasPreview: true,
    isOnSale: true,
    purchaseId: null,
    contents: [],
    terms: {
      validityDays: 365,
      maxDownloads: -1,
      maxDevices: 3,
      offline: true,
      printing: false,
      copying: false,
    },
  });
  expect(await reader.call(getProductPreview, { params: { id } })).toMatchObject({
    text: 'The fox saw the grapes. The grapes hung high. The fox went away.',
    direction: 'ltr',
    sample: null,
  });
});

test('returns the terms of the pricing tier', async () => {
  const reader = await signInLearner(app);
  const tier = await app.deps.db.prisma.pricingTier.create({
    data: {
      id: crypto.randomUUID(),
      name: 'Week',
      price: 100,
      validityDays: 7,
      maxDownloads: 2,
      features: ['Short'],
    },
  });
  const { id } = await createProduct(app, { tierId: tier.id, drmProtected: false });
  expect(await reader.call(getProduct, { params: { id } })).toMatchObject({
    tier: { name: 'Week', features: ['Short'] },
    terms: { validityDays: 7, maxDownloads: 2, printing: true, copying: true },
  });
});

test('computes the exact share of unknown words and updates it when a word is marked', async () => {
  const reader = await signInLearner(app);
  const { id } = await createProduct(app, { language: 9 });
  const share = () => reader.call(getProductWords, { params: { id } });
  expect(await share()).toMatchObject({ unknownWordsPercentage: 100, newWords: 8 });
  const setLevel = (text: string, level: number) =>
    reader.call(addOrUpdateWord, {
      body: { text, knowledge_level: level, translation: 'x', language: 'en' },
    });
  // The text has 13 words; "the" occurs four times and "fox" twice.
  await setLevel('the', 4);
  await setLevel('fox', 2);
  expect(await share()).toEqual({
    unknownWordsPercentage: 69.23,
    knowledge: { new: 7, learning: 2, known: 4, ignored: 0 },
    newWords: 6,
  });
});

test('returns no word counts to shop clients or for products without a text', async () => {
  const client = await signInLearner(app, await createLearner(app, { accountType: 'shop_client' }));
  const reader = await signInLearner(app);
  const { id } = await createProduct(app);
  await expect(client.call(getProductWords, { params: { id } })).rejects.toMatchObject({
    code: 'not_a_learner',
  });
  await app.deps.db.prisma.product.update({ where: { id }, data: { documentId: null } });
  await expect(reader.call(getProductWords, { params: { id } })).rejects.toMatchObject({
    code: 'product_without_words',
  });
});

test('hides products that aren’t for sale from everyone but content managers', async () => {
  const reader = await signInLearner(app);
  const manager = await signInLearner(app, await createLearner(app, { canManageContent: true }));
  const { id } = await createProduct(app, { status: 'draft' });
  for (const endpoint of [getProduct, getProductPreview, getProductWords]) {
    await expect(reader.call(endpoint, { params: { id } })).rejects.toMatchObject({
      code: 'product_not_found',
    });
  }
  expect(await manager.call(getProduct, { params: { id } })).toMatchObject({ isOnSale: false });
});

test('lists the contents of a bundle in order', async () => {
  const reader = await signInLearner(app);
  const parts = [await createProduct(app, { title: 'Two' }), await createProduct(app, { title: 'One' })];
  const bundle = await createProduct(app, { kind: 'bundle', title: 'Both' });
  await app.deps.db.prisma.bundleItem.createMany({
    data: parts.map(({ id }, index) => ({ bundleId: bundle.id, productId: id, seq: 2 - index })),
  });
  const { contents } = await reader.call(getProduct, { params: { id: bundle.id } });
  expect(contents.map(({ title }) => title)).toEqual(['One', 'Two']);
});
