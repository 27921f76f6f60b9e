import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { startTestApp } from '#testing/test-app.ts';
import { deleteExpired } from './queries.ts';

const app = startTestApp();

test('keeps the record of a synced change for 90 days', async () => {
  const { id: learnerId } = await createLearner(app);
  const { syncedChange } = app.deps.db.prisma;
  const createSyncedChange = async (days: number) => {
    const takenAt = new Date(Date.now() - days * 86_400_000);
    return (await syncedChange.create({ data: { learnerId, id: newId(), takenAt } })).id;
  };
  await createSyncedChange(91);
  const young = await createSyncedChange(89);
  await deleteExpired(app.deps.db);
  expect((await syncedChange.findMany({ where: { learnerId } })).map(({ id }) => id)).toEqual([young]);
});
