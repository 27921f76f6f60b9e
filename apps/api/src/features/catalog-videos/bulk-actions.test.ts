import { changeCatalogVideos, listCatalogVideos, type CatalogAction } from '@glossa/contract/catalog-videos';
import { newId } from '@glossa/db/new-id';
import { beforeAll, expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let manager: Browser;
beforeAll(async () => {
  manager = await signInLearner(app, await createLearner(app, { canManageContent: true }));
});

const runAction = async (action: CatalogAction, ids: string[]) =>
  (await manager.call(changeCatalogVideos, { body: { ids, action } })).results;
const fetchStatus = async (id: string) =>
  (await manager.call(listCatalogVideos, { query: { page_size: 100 } })).videos.find(
    (video) => video.id === id,
  )?.status;

const changedResult = (id: string, changed = true) => ({ id, ok: true, changed, error: null, missing: [] });
const createRejectedResult = (id: string, error: string, missing: string[] = []) => ({
  id,
  ok: false,
  changed: false,
  error,
  missing,
});

test('publishes complete videos and returns the reason for refusing each of the others', async () => {
  const completeVideo = await createCatalogVideo(app);
  const published = await createCatalogVideo(app, { publication: 'published' });
  const processingVideo = await createCatalogVideo(app, { status: 'processing' });
  const failed = await createCatalogVideo(app, { status: 'failed' });
  const incompleteVideo = await createCatalogVideo(app, { author: '', description: '' });
  const unpricedVideo = await createCatalogVideo(app, { isFree: false, price: 0 });
  const ownVideo = await createCatalogVideo(app, { publication: null });
  const unknownId = newId();
  const ids = [
    completeVideo,
    published,
    processingVideo,
    failed,
    incompleteVideo,
    unpricedVideo,
    ownVideo,
    unknownId,
  ];
  expect(await runAction('publish', ids)).toEqual([
    changedResult(completeVideo),
    changedResult(published, false),
    createRejectedResult(processingVideo, 'video_not_ready'),
    createRejectedResult(failed, 'video_processing_failed'),
    createRejectedResult(incompleteVideo, 'video_incomplete', ['description', 'author']),
    createRejectedResult(unpricedVideo, 'video_incomplete', ['price']),
    createRejectedResult(ownVideo, 'video_not_found'),
    createRejectedResult(unknownId, 'video_not_found'),
  ]);
  expect(await fetchStatus(completeVideo)).toBe('published');
  expect(await runAction('draft', [completeVideo, incompleteVideo])).toEqual([
    changedResult(completeVideo),
    changedResult(incompleteVideo, false),
  ]);
  expect(await fetchStatus(completeVideo)).toBe('draft');
});

test('restores removed videos with their previous status', async () => {
  const published = await createCatalogVideo(app, { publication: 'published' });
  const draft = await createCatalogVideo(app);
  const ownVideo = await createCatalogVideo(app, { publication: null, isDeleted: true });
  expect(await runAction('remove', [published, draft])).toEqual([
    changedResult(published),
    changedResult(draft),
  ]);
  expect(await fetchStatus(published)).toBeUndefined();
  expect(await runAction('remove', [published])).toEqual([
    createRejectedResult(published, 'video_not_found'),
  ]);
  expect(await runAction('restore', [published, draft, ownVideo])).toEqual([
    changedResult(published),
    changedResult(draft),
    createRejectedResult(ownVideo, 'video_not_found'),
  ]);
  expect([await fetchStatus(published), await fetchStatus(draft)]).toEqual(['published', 'draft']);
});

test('changes each video once when two requests change the same videos', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => createCatalogVideo(app)));
  for (const action of ['publish', 'draft', 'remove'] as const) {
    const outcomes = (
      await Promise.all([runAction(action, ids), runAction(action, ids.toReversed())])
    ).flat();
    expect(
      outcomes
        .filter(({ changed }) => changed)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids.toSorted());
  }
});

test('counts a duplicate ID once and rejects an empty list, too many IDs and unknown actions', async () => {
  const id = await createCatalogVideo(app);
  expect(await runAction('publish', [id, id])).toEqual([changedResult(id)]);
  const emptyRequest = runAction('publish', []);
  await expect(emptyRequest).rejects.toMatchObject({ fields: { ids: ['Choose at least one video'] } });
  await expect(runAction('publish', Array.from({ length: 101 }, newId))).rejects.toMatchObject({
    status: 400,
  });
  await expect(runAction('sell' as 'publish', [id])).rejects.toMatchObject({ status: 400 });
});

test('forbids learners from changing videos, even their own', async () => {
  const learner = await signInLearner(app);
  const id = await createCatalogVideo(app, { ownerId: learner.learnerId });
  const call = learner.call(changeCatalogVideos, { body: { ids: [id], action: 'publish' } });
  await expect(call).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  expect(await fetchStatus(id)).toBe('draft');
});
