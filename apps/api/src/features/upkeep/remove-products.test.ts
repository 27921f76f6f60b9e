import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { createProduct } from '#testing/factories/product.ts';
import { startTestApp } from '#testing/test-app.ts';
import { removeOldProducts } from './service.ts';

const app = startTestApp();
const days = (count: number) => new Date(Date.now() - count * 86_400_000);

test('removes products deleted long ago and their files, unless they were ordered', async () => {
  const { prisma } = app.deps.db;
  const old = await createProduct(app, { removedAt: days(31) });
  const soldProduct = await createProduct(app, { removedAt: days(31) });
  const recentlyRemoved = await createProduct(app, { removedAt: days(2) });
  const id = newId();
  await prisma.order.create({
    data: {
      id,
      idempotencyKey: id,
      contentHash: new Uint8Array([1]),
      currency: 'USD',
      subtotal: 499,
      total: 499,
      items: {
        create: {
          id: newId(),
          seq: 1,
          productId: soldProduct.id,
          kind: 'text',
          title: 'x',
          isFree: false,
          basePrice: 499,
          price: 499,
        },
      },
    },
  });
  const [file] = await prisma.productFile.findMany({ where: { productId: old.id } });
  await prisma.productFile.updateMany({ where: { id: file?.id ?? '' }, data: { createdAt: days(40) } });
  await removeOldProducts(app.deps);
  const remainingProducts = await prisma.product.findMany({
    where: { id: { in: [old.id, soldProduct.id, recentlyRemoved.id] } },
  });
  expect(remainingProducts.map((product) => product.id).sort()).toEqual(
    [soldProduct.id, recentlyRemoved.id].sort(),
  );
  expect(await app.deps.storage.stat(file?.key ?? '')).toBeUndefined();
  expect(await prisma.productFile.count({ where: { productId: soldProduct.id } })).toBe(1);
});

test('removes a replaced file after a day', async () => {
  const { prisma } = app.deps.db;
  const { fileId } = await createProduct(app);
  const replace = (replacedAt: Date) =>
    prisma.productFile.update({ where: { id: fileId }, data: { replacedAt } });
  await replace(days(0));
  await removeOldProducts(app.deps);
  expect(await prisma.productFile.count({ where: { id: fileId } })).toBe(1);
  await replace(days(2));
  await removeOldProducts(app.deps);
  expect(await prisma.productFile.count({ where: { id: fileId } })).toBe(0);
});
