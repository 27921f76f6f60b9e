import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test.each([
  ['learner', 'selected_languages'],
  ['plan', 'features'],
  ['pricing_tier', 'features'],
  ['pricing_tier', 'content_types'],
])('the list in %s.%s is empty by default and never NULL', async (table, column) => {
  const { rows } = await app.deps.db.pool.query<{ fallback: string; isNullable: string }>(
    `SELECT column_default AS fallback, is_nullable AS "isNullable" FROM information_schema.columns
     WHERE table_name = $1 AND column_name = $2`,
    [table, column],
  );
  expect(rows).toEqual([{ fallback: expect.stringMatching(/^ARRAY\[\]/) as string, isNullable: 'NO' }]);
});

test('the sale price of a product is never NULL', async () => {
  const { rows } = await app.deps.db.pool.query(
    `SELECT is_nullable FROM information_schema.columns WHERE table_name = 'product' AND column_name = 'sale_price'`,
  );
  expect(rows).toEqual([{ is_nullable: 'NO' }]);
  const { id } = await createProduct(app);
  const { salePrice } = await app.deps.db.prisma.product.findUniqueOrThrow({ where: { id } });
  expect(salePrice).toBeTypeOf('number');
});

test('an import can’t be marked as started without its settings', async () => {
  const { prisma } = app.deps.db;
  const ownerId = (await createLearner(app)).id;
  const id = newId();
  await expect(
    prisma.bookImport.create({ data: { id, ownerId, chapters: 1, status: 'running' } }),
  ).rejects.toThrow('book_import_started');
  await expect(
    prisma.wordImport.create({
      data: { id, learnerId: ownerId, fileName: 'a.csv', language: 9, taskId: id },
    }),
  ).rejects.toThrow('word_import_started');
  await expect(
    prisma.learnerImport.create({ data: { id, ownerId, fileName: 'a.csv', taskId: id } }),
  ).rejects.toThrow('learner_import_started');
});
