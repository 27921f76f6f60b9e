import {
  addCatalogVideo,
  listCatalogVideos,
  removeCatalogVideo,
  updateCatalogVideo,
  type CatalogVideo,
} from '@glossa/contract/catalog-videos';
import type { CallInput } from '@glossa/contract/endpoint';
import { restoreVideo } from '@glossa/contract/video-places';
import { createYoutubeVideo, updateVideo } from '@glossa/contract/video-upload';
import { getVideo, listTrashedVideos } from '@glossa/contract/videos';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createReadyVideo, processVideo, createSrtFile } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const signInManager = async () => signInLearner(app, await createLearner(app, { canManageContent: true }));
let manager: Browser & { learnerId: string };
beforeAll(async () => {
  manager = await signInManager();
});

const change = (id: string, body: NonNullable<CallInput<typeof updateCatalogVideo>['body']>) =>
  manager.call(updateCatalogVideo, { params: { id }, body });
const findListed = async (id: string): Promise<CatalogVideo | undefined> =>
  (await manager.call(listCatalogVideos, { query: { page_size: 100 } })).videos.find(
    (video) => video.id === id,
  );

test('changes only the given fields of any user’s video', async () => {
  const id = await createCatalogVideo(app);
  const fields = {
    title: 'Wild bees',
    author: 'Bo',
    description: 'Of bees',
    category: 'History',
    difficulty: 'advanced' as const,
    drmProtected: true,
  };
  const money = { amount: 1950, currency: 'EUR' } as const;
  const changedVideo = await change(id, { ...fields, tags: ['bees', 'Wings'], money });
  expect(changedVideo).toMatchObject({ ...fields, money, price: 19.5, isFree: false, status: 'draft' });
  expect(changedVideo.tags).toEqual([{ name: 'bees' }, { name: 'Wings' }]);
  expect(await change(id, { title: 'Bees' })).toEqual({ ...changedVideo, title: 'Bees' });
});

test('sets the price of a free video to zero and requires one for a paid video', async () => {
  const id = await createCatalogVideo(app, { price: 500, isFree: false });
  expect(await change(id, { isFree: true })).toMatchObject({ price: 0, isFree: true });
  await expect(change(id, { isFree: false })).rejects.toMatchObject({
    status: 400,
    fields: { money: ['Valid price is required for paid content'] },
  });
  expect(await change(id, { money: { amount: 700, currency: 'JPY' } })).toMatchObject({
    price: 700,
    isFree: false,
  });
  for (const amount of [-1, 1.5, 1e9]) {
    await expect(change(id, { money: { amount, currency: 'USD' } })).rejects.toMatchObject({ status: 400 });
  }
  await expect(change(id, { money: { amount: 1, currency: 'XXX' as 'USD' } })).rejects.toMatchObject({
    status: 400,
  });
});

test('publishes only processed, complete videos and lists the missing fields', async () => {
  const incompleteVideo = await createCatalogVideo(app, { author: '', category: '' });
  await expect(change(incompleteVideo, { status: 'published' })).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { author: ['Author is required'], category: ['Category is required'] },
  });
  const requiredFields = { author: 'Cy', category: 'Science' };
  expect(await change(incompleteVideo, { ...requiredFields, status: 'published' })).toMatchObject({
    status: 'published',
  });
  await expect(change(incompleteVideo, { author: ' ' })).rejects.toMatchObject({
    fields: { author: [expect.anything()] },
  });
  expect(await change(incompleteVideo, { author: '', status: 'draft' })).toMatchObject({
    status: 'draft',
    author: '',
  });

  const processingVideo = await createCatalogVideo(app, { status: 'processing' });
  await expect(change(processingVideo, { status: 'published' })).rejects.toMatchObject({
    code: 'video_not_ready',
  });
  const failed = await createCatalogVideo(app, { status: 'failed' });
  await expect(change(failed, { status: 'published' })).rejects.toMatchObject({
    code: 'video_processing_failed',
  });
});

test('refuses to let the owner clear the author of a published video', async () => {
  const published = { ownerId: manager.learnerId, publication: 'published' } as const;
  const id = await createCatalogVideo(app, published);
  const updateInLibrary = (body: object) => manager.call(updateVideo, { params: { id }, body });
  await expect(updateInLibrary({ author: '' })).rejects.toMatchObject({
    status: 409,
    code: 'video_incomplete',
  });
  expect(await updateInLibrary({ author: 'Eve' })).toMatchObject({ author: 'Eve' });
  await change(id, { status: 'draft' });
  expect(await updateInLibrary({ author: '' })).toMatchObject({ author: '' });
});

test('applies concurrent changes to different fields of one video', async () => {
  const id = await createCatalogVideo(app, { title: 'Before' });
  await Promise.all([
    change(id, { title: 'After' }),
    change(id, { author: 'Di' }),
    change(id, { status: 'published' }),
    change(id, { tags: ['one'] }),
  ]);
  expect(await findListed(id)).toMatchObject({
    title: 'After',
    author: 'Di',
    status: 'published',
    tags: [{ name: 'one' }],
  });
});

test('never publishes a video whose author is cleared at the same time', async () => {
  const id = await createCatalogVideo(app);
  await Promise.allSettled([change(id, { status: 'published' }), change(id, { author: '' })]);
  const after = await findListed(id);
  expect(after?.status === 'published' && after.author === '').toBe(false);
});

test('moves a removed video to its owner’s trash and restores it unchanged', async () => {
  const owner = await signInManager();
  const id = await createCatalogVideo(app, { ownerId: owner.learnerId, publication: 'published' });
  await manager.call(removeCatalogVideo, { params: { id } });
  expect(await findListed(id)).toBeUndefined();
  const secondRemoval = manager.call(removeCatalogVideo, { params: { id } });
  await expect(secondRemoval).rejects.toMatchObject({ code: 'video_not_found' });
  await expect(change(id, { title: 'x' })).rejects.toMatchObject({ code: 'video_not_found' });
  const trashedVideos = await owner.call(listTrashedVideos, { query: {} });
  expect(trashedVideos.results.map((video) => video.id)).toEqual([id]);
  await owner.call(restoreVideo, { params: { id } });
  expect(await findListed(id)).toMatchObject({ status: 'published' });
});

test('returns 404 for private videos and 403 for learners', async () => {
  const id = await createCatalogVideo(app, { ownerId: manager.learnerId, publication: null });
  const admin = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  for (const browser of [manager, admin]) {
    const removed = browser.call(removeCatalogVideo, { params: { id } });
    await expect(removed).rejects.toMatchObject({ status: 404, code: 'video_not_found' });
  }
  await expect(change(id, { title: 'x' })).rejects.toMatchObject({ status: 404 });
  const learner = await signInLearner(app);
  const forbidden = { status: 403, code: 'forbidden' };
  const params = { id: await createCatalogVideo(app, { ownerId: learner.learnerId }) };
  await expect(learner.call(removeCatalogVideo, { params })).rejects.toMatchObject(forbidden);
  const body = { title: 'x' };
  await expect(learner.call(updateCatalogVideo, { params, body })).rejects.toMatchObject(forbidden);
  const adding = learner.call(addCatalogVideo, { body: { video_id: id } });
  await expect(adding).rejects.toMatchObject(forbidden);
  await expect(change(id, {})).rejects.toMatchObject({ status: 400 });
  await expect(change('17', { title: 'x' })).rejects.toMatchObject({ status: 400 });
});

test('adds a processed video from the user’s library as a draft, once', async () => {
  const ownVideo = await createCatalogVideo(app, { ownerId: manager.learnerId, publication: null });
  const add = (video_id: string, more = {}) => manager.call(addCatalogVideo, { body: { video_id, ...more } });
  const outcomes = await Promise.allSettled([
    add(ownVideo, { title: 'Taken in' }),
    add(ownVideo, { title: 'Taken in' }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await findListed(ownVideo)).toMatchObject({ title: 'Taken in', status: 'draft', isOwn: true });
  expect(await manager.call(getVideo, { params: { id: ownVideo } })).toMatchObject({ in_catalogue: true });
  await expect(add(ownVideo)).rejects.toMatchObject({ code: 'video_in_catalogue' });

  const another = await createCatalogVideo(app, { publication: null });
  await expect(add(another)).rejects.toMatchObject({ code: 'video_not_found' });
  const processingFields = { ownerId: manager.learnerId, publication: null, status: 'processing' } as const;
  await expect(add(await createCatalogVideo(app, processingFields))).rejects.toMatchObject({
    code: 'video_not_ready',
  });
  const song = await manager.call(createYoutubeVideo, {
    body: { title: 'A song', language: 'en', video_url: 'https://youtu.be/dQw4w9WgXcQ' },
    files: { subtitle_file: createSrtFile() },
  });
  await processVideo(app, manager, song.id);
  await expect(add(song.id)).rejects.toMatchObject({ code: 'video_without_file' });
});

test('serves the thumbnail and file of another user’s draft to content managers', async () => {
  const owner = await signInManager();
  const body = { description: 'd', author: 'a', category: 'Science' };
  const { id } = await createReadyVideo(app, owner, { body });
  const video = await findListed(id);
  expect(video).toMatchObject({ status: 'draft', isOwn: false, quality: '180p', subtitles: 'file' });
  const thumbnail = await manager.fetch(video?.thumbnail ?? '');
  expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const videoResponse = await manager.fetch(`/media/videos/${id}/file`, { headers: { range: 'bytes=0-9' } });
  expect(videoResponse.status).toBe(206);
  const learner = await signInLearner(app);
  expect((await learner.fetch(`/media/videos/${id}/file`)).status).toBe(404);
  await manager.call(removeCatalogVideo, { params: { id } });
  expect((await manager.fetch(`/media/videos/${id}/file`)).status).toBe(404);
});
