import { deleteText, trashText } from '@glossa/contract/text-places';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { deleteExpired, deleteUnusedDocuments } from './queries.ts';

const app = startTestApp();

test('limits the response cache and removes the oldest entries first', async () => {
  const { db } = app.deps;
  await db.pool.query(
    `INSERT INTO translation_cache (hash, translation, created_at)
     SELECT sha256(n::text::bytea), n::text, now() - n * interval '1 minute' FROM generate_series(1, 50010) n`,
  );
  await deleteExpired(db);
  expect(await db.prisma.responseCache.count()).toBe(50_001);
  expect(await db.prisma.responseCache.findFirst({ where: { response: '50002' } })).toBeNull();
});

test('removes budgets for past days', async () => {
  const { db } = app.deps;
  const { id: learnerId } = await createLearner(app);
  const today = new Date(new Date().toISOString().slice(0, 10));
  for (const day of [today, new Date('2020-01-01')]) {
    await db.prisma.dailyBudget.create({ data: { learnerId, service: 'translation', day, spent: 5 } });
  }
  await deleteExpired(db);
  expect(await db.prisma.dailyBudget.findMany()).toMatchObject([{ day: today }]);
});

test('removes access tokens a month after their expiry', async () => {
  const { db } = app.deps;
  const { id: learnerId } = await createLearner(app);
  const ages = [-1, 29, 31];
  await db.prisma.accessToken.createMany({
    data: ages.map((days) => ({
      id: newId(),
      learnerId,
      name: `${days}`,
      prefix: 'glossa_',
      tokenHash: new Uint8Array(32).fill(days + 1),
      expiresAt: new Date(Date.now() - days * 86_400_000),
    })),
  });
  await deleteExpired(db);
  const remaining = await db.prisma.accessToken.findMany({ where: { learnerId }, orderBy: { name: 'asc' } });
  expect(remaining.map(({ name }) => name)).toEqual(['-1', '29']);
});

test('keeps deleted saved items for a day', async () => {
  const { db } = app.deps;
  const { id: ownerId } = await createLearner(app);
  const item = { ownerId, kind: 'word', language: 1 };
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await db.prisma.savedItem.createMany({
    data: [
      { ...item, id: newId(), termId: 1, deletedAt: hoursAgo(25) },
      { ...item, id: newId(), termId: 2, deletedAt: hoursAgo(23) },
      { ...item, id: newId(), termId: 3 },
    ],
  });
  await deleteExpired(db);
  const remainingItems = await db.prisma.savedItem.findMany({
    where: { ownerId },
    orderBy: { termId: 'asc' },
  });
  expect(remainingItems.map(({ termId }) => termId)).toEqual([2, 3]);
});

test('removes a document once no text uses it', async () => {
  const { db } = app.deps;
  const readers = [await signInLearner(app), await signInLearner(app)];
  const texts = await Promise.all(
    readers.map((reader) => createText(reader, { text: 'A document of two readers.' })),
  );
  const [first] = texts.map(({ id }) => id) as [string];
  const { documentId: id } = await db.prisma.text.findUniqueOrThrow({ where: { id: first } });
  // Recent documents are kept, since they may belong to an unfinished upload.
  await db.prisma.document.update({ where: { id }, data: { createdAt: new Date('2020-01-01') } });
  for (const [index, reader] of readers.entries()) {
    await deleteUnusedDocuments(db);
    expect(await db.prisma.document.count({ where: { id } })).toBe(1);
    const params = { id: texts[index]?.id as string };
    await reader.call(trashText, { params });
    await reader.call(deleteText, { params });
  }
  await deleteUnusedDocuments(db);
  expect(await db.prisma.document.count({ where: { id } })).toBe(0);
});
