import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { text as readAll } from 'node:stream/consumers';

import { addTrack, arrangeTracks, listTracks, removeTrack } from '@glossa/contract/audio-tracks';
import { changeEbooks } from '@glossa/contract/bulk-ebooks';
import { listEbooks, updateEbook } from '@glossa/contract/ebooks';
import { getProduct } from '@glossa/contract/shop';
import { makeMp3 } from '@glossa/formats/testing/make-mp3';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createAudioCourse } from '#testing/factories/audio-course.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { waitOptions } from '#testing/wait-options.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let creator: Browser & { learnerId: string };
beforeAll(async () => {
  creator = await signInLearner(app, await createLearner(app, { canManageContent: true }));
});

const mp3 = (name = 'a.mp3', title = '') => new File([makeMp3({ title })], name);
const add = (id: string, track: File, body: { title?: string; replaces?: string } = {}) =>
  creator.call(addTrack, { params: { id }, body, files: { track } });
const listTrackTitles = async (id: string) =>
  (await creator.call(listTracks, { params: { id } })).results.map(({ title }) => title);
const drafts = () => readdir(path.join(app.deps.config.dataDir, 'drafts')).catch(() => []);

test('takes a track’s title from the request, ID3 tag or file name, and stores the file encrypted', async () => {
  const { id } = await createAudioCourse(creator, { tracks: [], publish: false });
  await add(id, mp3('one.mp3', 'From the tag'), { title: '<b>Said</b>' });
  await add(id, mp3('two.mp3', 'From the tag'));
  const { url } = await add(id, mp3('Third lesson.MP3'));
  expect(await listTrackTitles(id)).toEqual(['Said', 'From the tag', 'Third lesson']);
  const [course] = (await creator.call(listEbooks, { query: { type: 'audio', search: 'First lessons' } }))
    .ebooks;
  expect(course).toMatchObject({ type: 'audio', trackCount: 3, preparation: 'ready', file: null });
  expect(course?.duration).toBeCloseTo(6, 0);
  const [file] = await app.deps.db.prisma.productFile.findMany({ where: { productId: id } });
  expect(await readAll(app.deps.storage.read(file?.key ?? ''))).not.toContain('TIT2');
  expect((await creator.fetch(url, { headers: { range: 'bytes=0-9' } })).status).toBe(206);
  expect((await (await signInLearner(app)).fetch(url)).status).toBe(403);
});

test('rejects non-MP3, silent and surplus tracks and leaves no files behind', async () => {
  const { id } = await createAudioCourse(creator, { tracks: [], publish: false });
  const expectRejected = (file: File, problem: object) =>
    expect(add(id, file)).rejects.toMatchObject(problem);
  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000, 0x90)]);
  await expectRejected(new File([exe], 'setup.mp3'), { status: 415, code: 'not_mp3' });
  await expectRejected(new File([makeMp3()], 'sound.wav'), { status: 415, code: 'not_mp3' });
  await expectRejected(new File([], 'empty.mp3'), { status: 400, code: 'mp3_empty' });
  await expectRejected(new File([makeMp3({ seconds: 0.1 })], 'short.mp3'), {
    status: 400,
    code: 'mp3_empty',
  });
  const book = await createProduct(app);
  await expect(add(book.id, mp3())).rejects.toMatchObject({ status: 409, code: 'not_an_audio_course' });
  await expect(add(crypto.randomUUID(), mp3())).rejects.toMatchObject({ code: 'ebook_not_found' });
  expect(await app.deps.db.prisma.productFile.count({ where: { role: 'track', productId: null } })).toBe(0);
  await expect.poll(drafts, waitOptions).toEqual([]);
  await app.deps.db.prisma.productFile.createMany({
    data: Array.from({ length: 50 }, (_, seq) => ({
      id: crypto.randomUUID(),
      productId: id,
      role: 'track',
      format: 'mp3',
      key: `x/${seq}`,
      bytes: 1,
      seq,
    })),
  });
  await expectRejected(mp3(), { status: 409, code: 'too_many_tracks' });
});

test('refuses to publish a course without tracks or to remove the last track of a published one', async () => {
  const { id } = await createAudioCourse(creator, { tracks: [], publish: false });
  const publish = () => creator.call(updateEbook, { params: { id }, body: { status: 'published' } });
  await expect(publish()).rejects.toMatchObject({ status: 409, code: 'audio_without_tracks' });
  const { results } = await creator.call(changeEbooks, { body: { ids: [id], action: 'publish' } });
  expect(results[0]).toMatchObject({ ok: false, error: 'audio_without_tracks' });
  const track = await add(id, mp3());
  expect(await publish()).toMatchObject({ status: 'published' });
  await expect(creator.call(removeTrack, { params: { id, track: track.id } })).rejects.toMatchObject({
    code: 'audio_without_tracks',
  });
});

test('reorders and renames all tracks at once', async () => {
  const { id, tracks } = await createAudioCourse(creator, { publish: false });
  const [one = '', two = ''] = tracks;
  const arrange = (order: { id: string; title: string }[]) =>
    creator.call(arrangeTracks, { params: { id }, body: { tracks: order } });
  await arrange([
    { id: two, title: 'First' },
    { id: one, title: 'Second' },
  ]);
  expect(await listTrackTitles(id)).toEqual(['First', 'Second']);
  for (const ids of [[one], [one, one], [one, crypto.randomUUID()]]) {
    await expect(arrange(ids.map((track) => ({ id: track, title: 'x' })))).rejects.toMatchObject({
      status: 409,
      code: 'tracks_changed',
    });
  }
});

test('replaces a recording in place under the same title and lists the tracks in the shop', async () => {
  const { id, tracks } = await createAudioCourse(creator);
  const replaces = tracks[0] ?? '';
  const replacing = {
    params: { id },
    body: { replaces },
    files: { track: new File([makeMp3({ seconds: 40 })], 'new.mp3') },
  };
  await creator.call(addTrack, replacing);
  await expect(creator.call(addTrack, replacing)).rejects.toMatchObject({
    status: 404,
    code: 'track_not_found',
  });
  const shopper = await signInLearner(app, await createLearner(app, { accountType: 'shop_client' }));
  const product = await shopper.call(getProduct, { params: { id } });
  expect(product.tracks.map(({ title, duration }) => [title, Math.round(duration)])).toEqual([
    ['Hello', 40],
    ['Goodbye', 20],
  ]);
  expect(product.duration).toBeCloseTo(60, 0);
});

test('allows only content managers to list and add tracks', async () => {
  const { id } = await createAudioCourse(creator);
  const other = await signInLearner(app);
  const params = { id };
  await expect(other.call(listTracks, { params })).rejects.toMatchObject({ status: 403 });
  await expect(other.call(addTrack, { params, body: {}, files: { track: mp3() } })).rejects.toMatchObject({
    status: 403,
  });
});
