import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import { getProduct } from '@glossa/contract/shop';
import { makeSamples } from '@glossa/jobs/definitions';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createReadyVideo } from '#testing/factories/video.ts';
import { onlyRun } from '#testing/job-run.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { encryptVideosHandler } from './jobs.ts';

const app = startTestApp();
const run = () => encryptVideosHandler(app.deps).handle({}, onlyRun);
const diskPath = (key: string) => path.join(app.deps.config.dataDir, 'files', key);
const exists = (key: string) =>
  stat(diskPath(key)).then(
    () => true,
    () => false,
  );

let owner: Browser & { learnerId: string };
beforeAll(async () => {
  owner = await signInLearner(app);
});

/** Creates a video with its media; `offered` adds it to the catalog. */
async function createVideo({ offered: isOffered = true } = {}) {
  const { id } = await createReadyVideo(app, owner);
  const { prisma } = app.deps.db;
  const about = { description: 'About it', author: 'Ada', category: 'Science', price: 300, isFree: false };
  if (isOffered) await prisma.video.update({ where: { id }, data: { ...about, publication: 'published' } });
  const findMedia = async () =>
    (await prisma.video.findUniqueOrThrow({ where: { id }, include: { media: true } })).media;
  const { fileKey } = await findMedia();
  return { id, media: findMedia, openKey: fileKey ?? '', address: `/media/videos/${id}/file` };
}
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('encrypts the file of a video for sale, which still plays and yields a sample', async () => {
  const { id, media, openKey, address } = await createVideo();
  const before = await readBytes(await owner.fetch(address));
  await run();
  const { fileKey, toSeal, openKey: left } = await media();
  expect([toSeal, left, await exists(openKey)]).toEqual([false, null, false]);
  const storedBytes = await readFile(diskPath(fileKey ?? ''));
  expect(storedBytes.subarray(0, 4).toString()).toBe('GLSF');
  expect(storedBytes.includes('ftyp')).toBe(false);
  expect(await readBytes(await owner.fetch(address))).toEqual(before);
  for (const [from, to] of [
    [0, 0],
    [65_530, 65_545],
    [before.length - 5, before.length - 1],
  ] as const) {
    const part = await owner.fetch(address, { headers: { range: `bytes=${from}-${to}` } });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${to}/${before.length}`,
    ]);
    expect(await readBytes(part)).toEqual(before.subarray(from, to + 1));
  }
  const tag = (await owner.fetch(address)).headers.get('etag') ?? '';
  expect((await owner.fetch(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
  await app.deps.jobs.enqueue(makeSamples, {}, 'samples');
  const stopWorker = await app.startWorker();
  const hasSample = async () => (await owner.call(getProduct, { params: { id } })).hasPreview;
  await expect.poll(hasSample, { timeout: 100_000 }).toBe(true);
  await stopWorker();
});

test('doesn’t encrypt videos that aren’t for sale', async () => {
  const { media, openKey } = await createVideo({ offered: false });
  await run();
  expect([(await media()).fileKey, await exists(openKey)]).toEqual([openKey, true]);
});

test('completes an interrupted encryption on the next run', async () => {
  const { media, openKey, address } = await createVideo();
  const before = await readBytes(await owner.fetch(address));
  const { storage, db } = app.deps;
  // A previous run left a partial file at the final path.
  const { id } = await media();
  await storage.write(`videos/${id}/sealed.mp4`, 'half');
  await run();
  // A previous run died before it removed the unencrypted file.
  await storage.write(openKey, before);
  await db.prisma.videoMedia.update({ where: { id }, data: { openKey } });
  expect(await readBytes(await owner.fetch(address))).toEqual(before);
  await run();
  expect([await exists(openKey), (await media()).openKey]).toEqual([false, null]);
  expect(await readBytes(await owner.fetch(address))).toEqual(before);
});

test('encrypts other videos when one file is missing', async () => {
  const videoWithoutFile = await createVideo();
  await app.deps.storage.remove(videoWithoutFile.openKey);
  const other = await createVideo();
  await run();
  expect((await videoWithoutFile.media()).fileKey).toBe(videoWithoutFile.openKey);
  expect((await other.media()).fileKey).not.toBe(other.openKey);
});
