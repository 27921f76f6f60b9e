import { deleteAccount } from '@glossa/contract/auth';
import { undoWords } from '@glossa/contract/word-changes';
import { uploadWordImage } from '@glossa/contract/word-images';
import { addOrUpdateWord, deleteWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { removeUnusedImages } from './service.ts';

const app = startTestApp();

/** The header of a 1 × 1 pixel GIF. */
const gif = new Blob([Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1')]);
const saveWord = async (reader: Browser, text: string) => {
  const body = { text, language: 'en', knowledge_level: 2, translation: 'x' };
  return (await reader.call(addOrUpdateWord, { body })).word;
};
const uploadImage = (reader: Browser, id: number) =>
  reader.call(uploadWordImage, { params: { id }, files: { image: gif } });

test('keeps an image while an undo can restore its word', async () => {
  const reader = await signInLearner(app);
  const { id } = await saveWord(reader, 'hen');
  const { image } = (await uploadImage(reader, id)).word;
  const { undo } = await reader.call(deleteWord, { params: { id } });
  await removeUnusedImages(app.deps);
  await reader.call(undoWords, { body: { token: undo as string } });
  expect((await reader.fetch(image ?? '')).status).toBe(200);
  await removeUnusedImages(app.deps);
  const [row] = await app.deps.db.prisma.wordImage.findMany({ where: { learnerId: reader.learnerId } });
  expect(row?.unusedSince).toBeNull();
});

test('removes an image when no undo can restore it or when its account is deleted', async () => {
  const reader = await signInLearner(app);
  const { id } = await saveWord(reader, 'owl');
  await uploadImage(reader, id);
  await uploadImage(reader, id);
  const { db, storage } = app.deps;
  const findImages = () => db.prisma.wordImage.findMany({ where: { learnerId: reader.learnerId } });
  await removeUnusedImages(app.deps);
  const [old, present] = (await findImages()).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  expect(old?.unusedSince).not.toBeNull();
  expect(present?.unusedSince).toBeNull();
  await db.pool.query(`UPDATE word_image SET unused_since = now() - interval '92 days' WHERE key = $1`, [
    old?.key,
  ]);
  await removeUnusedImages(app.deps);
  expect(await storage.stat(old?.key ?? '')).toBeUndefined();
  expect((await findImages()).map(({ key }) => key)).toEqual([present?.key]);
  await reader.call(deleteAccount, {});
  expect(await storage.stat(present?.key ?? '')).toBeUndefined();
  expect(await findImages()).toEqual([]);
});

test('removes the image of an account whose deletion was interrupted', async () => {
  const reader = await signInLearner(app);
  const { id } = await saveWord(reader, 'bat');
  await uploadImage(reader, id);
  const { db, storage } = app.deps;
  const [image] = await db.prisma.wordImage.findMany({ where: { learnerId: reader.learnerId } });
  await db.prisma.learner.delete({ where: { id: reader.learnerId } });
  await removeUnusedImages(app.deps);
  expect(await storage.stat(image?.key ?? '')).toBeUndefined();
});
