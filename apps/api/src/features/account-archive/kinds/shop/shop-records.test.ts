import { listMyPurchases, ratePurchase } from '@glossa/contract/purchases';
import { unzipSync, strFromU8 } from 'fflate';
import { expect, test } from 'vitest';

import { exportAccountArchive, importAccountArchive } from '#testing/account-archives.ts';
import { createProduct } from '#testing/factories/product.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('exports purchases and ratings as records that grant no access after an import', async () => {
  const reader = await signInLearner(app);
  const product = await createProduct(app, { title: 'Sold fables', author: 'Aesop', price: 700 });
  const { id } = await createPurchase(app, { buyer: { id: reader.learnerId }, product });
  await reader.call(ratePurchase, { params: { id }, body: { rating: 4 } });
  await createPurchase(app, { buyer: { id: (await signInLearner(app)).learnerId }, product });
  const { bytes } = await exportAccountArchive(app, reader);
  const files = unzipSync(bytes);
  const read = (name: string) => strFromU8(files[name] as Uint8Array);
  expect(JSON.parse(read('data/purchases.jsonl'))).toMatchObject({
    title: 'Sold fables',
    language: 'ko',
    price: 700,
    currency: 'USD',
    rating: 4,
    revoked_at: null,
  });
  expect(JSON.parse(read('data/orders.jsonl'))).toMatchObject({
    status: 'completed',
    total: 700,
    items: [{ kind: 'text', title: 'Sold fables', price: 700 }],
  });
  expect(read('sheets/purchases.csv')).toContain('Sold fables');

  const other = await signInLearner(app);
  expect((await importAccountArchive(app, other, bytes)).task?.status).toBe('SUCCESS');
  expect((await other.call(listMyPurchases, { query: {} })).count).toBe(0);
});
