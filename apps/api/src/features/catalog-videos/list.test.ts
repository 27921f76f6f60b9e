import { listCatalogVideos } from '@glossa/contract/catalog-videos';
import type { CallInput } from '@glossa/contract/endpoint';
import { updateVideo } from '@glossa/contract/video-upload';
import { recordVideoWatched } from '@glossa/contract/watching';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const managerRole = { canManageContent: true };
let manager: Browser & { learnerId: string };
let bees: string;

const list = (query: CallInput<typeof listCatalogVideos>['query'] = {}) =>
  manager.call(listCatalogVideos, { query });
const listTitles = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).videos.map(({ title }) => title);

beforeAll(async () => {
  manager = await signInLearner(app, await createLearner(app, managerRole));
  const ownerId = manager.learnerId;
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  bees = await createCatalogVideo(app, { ownerId, createdAt: day(1), duration: 90_500 });
  await manager.call(updateVideo, { params: { id: bees }, body: { tags: ['Insects'] } });
  await createCatalogVideo(app, {
    title: 'Trains',
    author: 'Blaise 100%',
    publication: 'published',
    createdAt: day(2),
    price: 1299,
    isFree: false,
    category: 'Technology',
    difficulty: 'advanced',
    views: 7,
    duration: 30_000,
  });
  await createCatalogVideo(app, { title: 'Ants', status: 'processing', createdAt: day(3), language: 7 });
  await createCatalogVideo(app, {
    title: 'Wasps',
    status: 'failed',
    problem: 'not_a_video',
    createdAt: day(4),
  });
  // Not in the catalog: a learner's own video, and one in the trash.
  await createCatalogVideo(app, { title: 'Private', publication: null });
  await createCatalogVideo(app, { title: 'Thrown away', isDeleted: true });
});

test('lists the catalog videos of all owners with the details needed to manage them', async () => {
  const { videos, statuses, count, next, previous } = await list();
  expect(videos.map(({ title }) => title)).toEqual(['Wasps', 'Ants', 'Trains', 'Bees']);
  expect({ count, next, previous }).toEqual({ count: 4, next: null, previous: null });
  expect(statuses).toEqual({ published: 1, draft: 1, processing: 1, error: 1 });
  expect(videos[0]).toMatchObject({ status: 'error', problem: 'not_a_video', isOwn: false });
  expect(videos[1]).toMatchObject({ status: 'processing' });
  expect(videos[2]).toMatchObject({
    status: 'published',
    price: 12.99,
    money: { amount: 1299, currency: 'USD' },
    isFree: false,
    views: 7,
    difficulty: 'advanced',
    category: 'Technology',
    duration: 30,
    quality: '720p',
    thumbnail: null,
  });
  expect(videos[3]).toMatchObject({
    id: bees,
    status: 'draft',
    author: 'Ada',
    isOwn: true,
    price: 0,
    isFree: true,
    drmProtected: false,
    tags: [{ name: 'Insects' }],
    uploadDate: '2026-01-01T00:00:00.000Z',
    subtitles: null,
    duration: 90.5,
  });
});

test.each([
  [{ search: 'rain' }, ['Trains']],
  [{ search: 'insect' }, ['Bees']],
  [{ search: '100%' }, ['Trains']],
  [{ search: '_' }, []],
  [{ status: 'draft' }, ['Bees']],
  [{ status: 'error' }, ['Wasps']],
  [{ language: 7 }, ['Ants']],
  [{ difficulty: 'advanced' }, ['Trains']],
  [{ isFree: false }, ['Trains']],
  [{ isFree: true, status: 'published' }, []],
  [{ category: 'Technology' }, ['Trains']],
  [{ sort: 'title', direction: 'asc' }, ['Ants', 'Bees', 'Trains', 'Wasps']],
  [{ sort: 'title', direction: 'desc' }, ['Wasps', 'Trains', 'Bees', 'Ants']],
  [{ sort: 'uploadDate', direction: 'asc' }, ['Bees', 'Trains', 'Ants', 'Wasps']],
  [{ sort: 'views', page_size: 1 }, ['Trains']],
  [{ sort: 'price', page_size: 1 }, ['Trains']],
  [{ sort: 'duration', page_size: 1 }, ['Bees']],
  [{ sort: 'duration', direction: 'asc', page_size: 1 }, ['Trains']],
] as const)('the query %j finds %j', async (query, found) => {
  expect(await listTitles(query)).toEqual(found);
});

test('counts the videos in each status that match the other filters, and paginates the list', async () => {
  const found = await list({ search: 's', status: 'published', category: 'Technology' });
  expect(found).toMatchObject({ count: 1, statuses: { published: 1, draft: 0, processing: 0, error: 0 } });
  const second = await list({ page: 2, page_size: 3 });
  expect(second).toMatchObject({ count: 4, next: null, videos: [{ title: 'Bees' }] });
  expect(second.previous).toContain('page=1');
  expect((await list({ page: 9 })).count).toBe(4);
  await expect(list({ sort: 'owner' as 'title' })).rejects.toMatchObject({ status: 400 });
});

test('hides the list and the files from learners', async () => {
  const learner = await signInLearner(app);
  await expect(learner.call(listCatalogVideos, { query: {} })).rejects.toMatchObject({ code: 'forbidden' });
  expect((await learner.fetch(`/media/videos/${bees}/file`)).status).toBe(404);
});

test('counts views', async () => {
  const id = await createCatalogVideo(app, { ownerId: manager.learnerId, title: 'Viewed' });
  await manager.call(recordVideoWatched, { body: { video_id: id } });
  expect((await list({ search: 'Viewed' })).videos).toMatchObject([{ views: 1 }]);
});
