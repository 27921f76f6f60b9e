import { listNotifications } from '@glossa/contract/notifications';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { deleteExpired } from './queries.ts';
import { notifyEndingPurchases } from './service.ts';

const app = startTestApp();
const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

test('notifies a buyer once before access expires', async () => {
  const learner = await createLearner(app);
  const inDays = (days: number) => new Date(Date.now() + days * day);
  await createPurchase(app, { buyer: learner, expiresAt: inDays(6) });
  await createPurchase(app, { buyer: learner, expiresAt: inDays(8) });
  await createPurchase(app, { buyer: learner, expiresAt: inDays(-1) });
  await createPurchase(app, { buyer: learner });
  const { db } = app.deps;
  await notifyEndingPurchases(db, new Date());
  await notifyEndingPurchases(db, new Date());
  const { results } = await (await signInLearner(app, learner)).call(listNotifications, { query: {} });
  expect(results.map(({ message }) => message)).toEqual(['Your access to “The fox” ends within a week.']);
});

test('removes download links a day after they expire', async () => {
  const { db } = app.deps;
  const { id: purchaseId } = await createPurchase(app, { buyer: await createLearner(app) });
  for (const days of [0.5, 1.5]) {
    const data = { id: crypto.randomUUID(), purchaseId, kind: 'copy', expiresAt: daysAgo(days) };
    await db.prisma.downloadGrant.create({ data });
  }
  await deleteExpired(db);
  expect(await db.prisma.downloadGrant.count({ where: { purchaseId } })).toBe(1);
});
