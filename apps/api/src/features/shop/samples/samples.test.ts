import { Readable } from 'node:stream';

import { arrangeTracks } from '@glossa/contract/audio-tracks';
import { getProductPreview } from '@glossa/contract/shop';
import { readMp3 } from '@glossa/formats/mp3/read-mp3';
import { beforeAll, expect, test, vi } from 'vitest';

import { createAudioCourse } from '#testing/factories/audio-course.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { createReadyVideo } from '#testing/factories/video.ts';
import { onlyRun } from '#testing/job-run.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { makeSamplesHandler } from './jobs.ts';

const app = startTestApp();
const run = () => makeSamplesHandler(app.deps).handle({}, onlyRun);

let creator: Awaited<ReturnType<typeof signInLearner>>;
let video: string;
beforeAll(async () => {
  creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
  const about = { description: 'About it', author: 'Ada', category: 'Science' };
  video = (await createReadyVideo(app, await signInLearner(app))).id;
  await app.deps.db.prisma.video.update({
    where: { id: video },
    data: { ...about, publication: 'published', price: 300, isFree: false },
  });
});

test('serves a sample of a video for sale to any shopper, but not the video itself', async () => {
  const shopper = await signInLearner(app);
  const preview = () => shopper.call(getProductPreview, { params: { id: video } });
  expect(await preview()).toMatchObject({ sample: null });
  // Two concurrent runs create only one sample.
  await Promise.all([run(), run()]);
  expect(await app.deps.db.prisma.productFile.count({ where: { productId: video } })).toBe(1);
  const { sample } = await preview();
  const sampleResponse = await shopper.fetch(sample ?? '');
  expect(sampleResponse.headers.get('content-type')).toBe('video/mp4');
  expect((await sampleResponse.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  const part = await shopper.fetch(sample ?? '', { headers: { range: 'bytes=0-99' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
  expect((await shopper.fetch(`/media/videos/${video}/file`)).status).toBe(404);
});

test('serves the sample of an unpublished product only to content managers', async () => {
  await run();
  const { prisma } = app.deps.db;
  await prisma.video.update({ where: { id: video }, data: { publication: 'draft' } });
  const [shopper, visitor] = [await signInLearner(app), app.visitor()];
  const fetchStatus = async (browser: typeof visitor) =>
    (await browser.fetch(`/media/products/${video}/sample`)).status;
  expect([await fetchStatus(shopper), await fetchStatus(visitor), await fetchStatus(creator)]).toEqual([
    404, 404, 200,
  ]);
});

test('cuts an audio course’s sample from the first minute and recuts it when the first track changes', async () => {
  const course = await createAudioCourse(creator, {
    tracks: [
      ['Long', 90],
      ['Short', 5],
    ],
  });
  const measureSampleSeconds = async () => {
    await run();
    const { sample } = await creator.call(getProductPreview, { params: { id: course.id } });
    const bytes = Buffer.from(await (await (await signInLearner(app)).fetch(sample ?? '')).arrayBuffer());
    expect(bytes.includes('TIT2')).toBe(false);
    const read = ({ start, end }: { start: number; end: number }) =>
      Readable.from([bytes.subarray(start, end + 1)]);
    return Math.round((await readMp3({ size: bytes.length, read })).milliseconds / 1000);
  };
  expect(await measureSampleSeconds()).toBe(60);
  const tracks = course.tracks.toReversed().map((id) => ({ id, title: 'x' }));
  await creator.call(arrangeTracks, { params: { id: course.id }, body: { tracks } });
  expect(await measureSampleSeconds()).toBe(5);
});

test('doesn’t retry a product whose sample can’t be cut', async () => {
  const { id } = await createProduct(app, { kind: 'audio' });
  const { prisma } = app.deps.db;
  // The product's file contains no audio.
  await prisma.productFile.updateMany({
    where: { productId: id },
    data: { role: 'track', format: 'mp3' },
  });
  const read = vi.spyOn(app.deps.sealed, 'read');
  await run();
  await run();
  expect(read).toHaveBeenCalledOnce();
  expect(await prisma.productFile.count({ where: { productId: id, role: 'sample' } })).toBe(0);
});
