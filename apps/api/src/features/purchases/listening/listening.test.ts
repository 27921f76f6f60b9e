import { addTrack, removeTrack } from '@glossa/contract/audio-tracks';
import { changeEbooks } from '@glossa/contract/bulk-ebooks';
import { getListening, saveListening } from '@glossa/contract/listening';
import { listMarketplacePurchases } from '@glossa/contract/marketplace';
import { downloadPurchase, importPurchase } from '@glossa/contract/purchases';
import { getReadingPage } from '@glossa/contract/reading';
import { makeMp3 } from '@glossa/formats/testing/make-mp3';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createAudioCourse } from '#testing/factories/audio-course.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let creator: Browser & { learnerId: string };
beforeAll(async () => {
  creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
});

async function createBoughtCourse(
  options: Parameters<typeof createAudioCourse>[1] = {},
  terms: Partial<Parameters<typeof createPurchase>[1]> = {},
) {
  const course = await createAudioCourse(creator, options);
  const product = await app.deps.db.prisma.product.findUniqueOrThrow({ where: { id: course.id } });
  const learner = await createLearner(app);
  const purchase = await createPurchase(app, { buyer: learner, product, ...terms });
  const buyer = await signInLearner(app, learner);
  const params = { id: purchase.id };
  return {
    course,
    purchase,
    buyer,
    params,
    listening: () => buyer.call(getListening, { params }),
    stopAt: (trackId: string | undefined, seconds: number) =>
      buyer.call(saveListening, { params, body: { track_id: trackId ?? '', seconds } }),
  };
}
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

test('streams each track in ranges to its buyer only', async () => {
  const { buyer, listening } = await createBoughtCourse();
  const { tracks, place } = await listening();
  expect(place).toBeNull();
  expect(tracks.map(({ title, duration }) => [title, Math.round(duration)])).toEqual([
    ['Hello', 20],
    ['Goodbye', 20],
  ]);
  const url = tracks[1]?.url ?? '';
  expect(await readBytes(await buyer.fetch(url))).toEqual(makeMp3({ seconds: 20, title: 'Goodbye' }));
  expect((await buyer.fetch(url, { headers: { range: 'bytes=5-9' } })).headers.get('content-range')).toMatch(
    /^bytes 5-9\//,
  );
  expect((await (await signInLearner(app)).fetch(url)).status).toBe(404);
});

test('saves the position and raises progress by quarters, never lowering it', async () => {
  const { course, buyer, listening, stopAt } = await createBoughtCourse();
  const [one, two] = course.tracks;
  expect(await stopAt(one, 9)).toEqual({ progress_percentage: 0 });
  expect(await stopAt(one, 11)).toEqual({ progress_percentage: 25 });
  expect(await stopAt(two, 3)).toEqual({ progress_percentage: 50 });
  expect(await stopAt(one, 2.5)).toEqual({ progress_percentage: 50 });
  expect((await listening()).place).toEqual({ track_id: one, seconds: 2.5 });
  expect(await stopAt(two, 20)).toEqual({ progress_percentage: 100 });
  const { results } = await buyer.call(listMarketplacePurchases, { query: { type: 'audio' } });
  expect(results[0]).toMatchObject({ can_listen: true, access_info: { completed: true } });
  await expect(stopAt(crypto.randomUUID(), 1)).rejects.toMatchObject({ code: 'track_not_found' });
});

test('imports a course only if it has a text, and joins its tracks into one recording', async () => {
  const plain = await createBoughtCourse();
  await expect(plain.buyer.call(importPurchase, { params: plain.params })).rejects.toMatchObject({
    code: 'purchase_not_importable',
  });
  const { buyer, params, listening } = await createBoughtCourse({ text: 'Hello, fox. Goodbye, fox.' });
  const { entries } = await buyer.call(importPurchase, { params });
  const id = entries[0]?.id ?? '';
  expect(await listening()).toMatchObject({ text_id: id });
  const { audio } = await buyer.call(getReadingPage, { params: { id, page: 1 }, query: {} });
  const mp3 = makeMp3({ seconds: 20 });
  const response = await buyer.fetch(audio ?? '');
  expect(await readBytes(response)).toEqual(Buffer.concat([mp3, mp3]));
  const range = `bytes=${mp3.length - 4}-${mp3.length + 3}`;
  const part = await readBytes(await buyer.fetch(audio ?? '', { headers: { range } }));
  expect(part).toEqual(Buffer.concat([mp3.subarray(-4), mp3.subarray(0, 4)]));
});

test('downloads every track with its number and a watermark', async () => {
  const { buyer, params, purchase } = await createBoughtCourse();
  const { files } = await buyer.call(downloadPurchase, { params, body: {} });
  expect(files.map(({ name }) => name)).toEqual(['01 Hello.mp3', '02 Goodbye.mp3']);
  const copy = await readBytes(await fetch(app.url + (files[0]?.url ?? '')));
  expect(copy.toString()).toContain(`Ada Reader · ${String(purchase.orderNumber).padStart(6, '0')}`);
});

test('gives earlier buyers the new version of a replaced track, and keeps removed tracks available to them', async () => {
  const { course, listening, stopAt, params, buyer } = await createBoughtCourse();
  const [one = '', two = ''] = course.tracks;
  await stopAt(two, 7);
  const body = { replaces: two };
  const track = new File([makeMp3({ seconds: 30 })], 'better.mp3');
  const newTrack = await creator.call(addTrack, { params: { id: course.id }, body, files: { track } });
  await creator.call(removeTrack, { params: { id: course.id, track: one } });
  await creator.call(changeEbooks, { body: { ids: [course.id], action: 'remove' } });
  const afterListening = await listening();
  expect(afterListening.tracks.map(({ id }) => id)).toEqual([one, newTrack.id]);
  expect(afterListening.place).toEqual({ track_id: newTrack.id, seconds: 7 });
  expect((await buyer.fetch(afterListening.tracks[0]?.url ?? '')).status).toBe(200);
  expect((await buyer.call(downloadPurchase, { params, body: {} })).files).toHaveLength(2);
});

test('gives a later buyer only the tracks sold at that time', async () => {
  const { course } = await createBoughtCourse();
  await creator.call(removeTrack, { params: { id: course.id, track: course.tracks[0] ?? '' } });
  const product = await app.deps.db.prisma.product.findUniqueOrThrow({ where: { id: course.id } });
  const learner = await createLearner(app);
  const { id } = await createPurchase(app, { buyer: learner, product });
  const { tracks } = await (await signInLearner(app, learner)).call(getListening, { params: { id } });
  expect(tracks.map((track) => track.id)).toEqual([course.tracks[1]]);
});

test('refuses to play a purchase that has expired, isn’t audio or belongs to another buyer', async () => {
  const expiredCourse = await createBoughtCourse({}, { expiresAt: new Date(Date.now() - 1000) });
  await expect(expiredCourse.listening()).rejects.toMatchObject({ status: 403, code: 'purchase_ended' });
  const learner = await createLearner(app);
  const book = await createPurchase(app, { buyer: learner });
  const reader = await signInLearner(app, learner);
  const params = { id: book.id };
  await expect(reader.call(getListening, { params })).rejects.toMatchObject({ code: 'nothing_to_hear' });
  const other = await signInLearner(app);
  await expect(other.call(getListening, { params })).rejects.toMatchObject({ code: 'purchase_not_found' });
});
