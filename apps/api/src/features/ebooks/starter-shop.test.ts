import { listProducts } from '@glossa/contract/shop';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { seedStarterShop } from './starter-shop.ts';

const app = startTestApp();

test('seeds the demo creator’s stories once and does not restore removed ones', async () => {
  const reader = await signInLearner(app);
  const fetchShop = () => reader.call(listProducts, { query: { page_size: 100 } });
  await seedStarterShop(app.deps);
  expect((await fetchShop()).count).toBe(0);
  await createLearner(app, { email: 'creator@glossa.local', canManageContent: true });
  await seedStarterShop(app.deps);
  const { results, count } = await fetchShop();
  // A free story and a collection in each language.
  expect(count).toBe(50);
  expect(results.filter(({ isFree }) => isFree)).toHaveLength(25);
  const german = results.find(({ title }) => title === 'Drei Geschichten');
  expect(german).toMatchObject({ language: 'de', price: 2.99 });
  expect(german?.wordCount).toBeGreaterThan(500);
  await app.deps.db.prisma.product.updateMany({ data: { removedAt: new Date() } });
  await seedStarterShop(app.deps);
  expect((await fetchShop()).count).toBe(0);
});
