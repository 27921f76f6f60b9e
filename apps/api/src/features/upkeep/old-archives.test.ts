import { archiveKey } from '@glossa/formats/archive/archive-key';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { startTestApp } from '#testing/test-app.ts';
import { removeOldArchives } from './service.ts';

const app = startTestApp();

test('deletes archives a week after they finish, a day after creation if never started, or once their owner is gone', async () => {
  const { db, storage } = app.deps;
  const { id: learnerId } = await createLearner(app);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const createArchive = async (facts: {
    finishedAt?: Date;
    createdAt?: Date;
    taskId?: string;
    learnerId?: string | null;
  }) => {
    const id = newId();
    await db.prisma.accountArchive.create({ data: { id, kind: 'import', learnerId, ...facts } });
    await storage.write(archiveKey(id), 'an archive');
    return id;
  };
  const keptIds = [
    await createArchive({ taskId: newId(), finishedAt: hoursAgo(6 * 24), createdAt: hoursAgo(6 * 24) }),
    await createArchive({ createdAt: hoursAgo(23) }),
    await createArchive({ taskId: newId(), createdAt: hoursAgo(25) }),
  ];
  const deletedIds = [
    await createArchive({ taskId: newId(), finishedAt: hoursAgo(8 * 24), createdAt: hoursAgo(8 * 24) }),
    await createArchive({ createdAt: hoursAgo(25) }),
    await createArchive({ taskId: newId(), learnerId: null }),
  ];
  await removeOldArchives(app.deps);
  for (const id of keptIds) expect(await storage.stat(archiveKey(id))).toBeDefined();
  for (const id of deletedIds) expect(await storage.stat(archiveKey(id))).toBeUndefined();
  const rows = await db.prisma.accountArchive.findMany({ select: { id: true } });
  expect(rows.map(({ id }) => id).sort()).toEqual(keptIds.sort());
});
