import { listCatalogVideos } from '@glossa/contract/catalog-videos';
import { listNotifications } from '@glossa/contract/notifications';
import { getUploadLimits } from '@glossa/contract/video-upload';
import { getVideo, listVideos, retryVideo } from '@glossa/contract/videos';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { sendVideo } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const client = { accountType: 'shop_client' } as const;
const content = { description: 'Foxes', author: 'Ada', category: 'Science', is_free: true };

test('lets a content manager who is not a learner add a video to the catalog and track its status', async () => {
  const manager = await signInLearner(app, await createLearner(app, { ...client, canManageContent: true }));
  expect((await manager.call(getUploadLimits, {})).file_bytes).toBeGreaterThan(0);
  const { id } = await sendVideo(manager, { body: content });
  const params = { id };
  expect(await manager.call(getVideo, { params })).toMatchObject({
    in_catalogue: true,
    processing_status: 'processing',
  });
  const { videos } = await manager.call(listCatalogVideos, {});
  expect(videos.find((video) => video.id === id)).toMatchObject({ status: 'processing', isOwn: true });
  await expect(manager.call(retryVideo, { params })).rejects.toMatchObject({ code: 'video_not_failed' });
  const { results } = await manager.call(listNotifications, {});
  expect(results).toMatchObject([{ type: 'TASK_STARTED', link: '/videos/manage' }]);
  await expect(manager.call(listVideos, {})).rejects.toMatchObject({ status: 403, code: 'not_a_learner' });
});

test('links the notification to the library for a content manager who is also a learner', async () => {
  const manager = await signInLearner(app, await createLearner(app, { canManageContent: true }));
  await sendVideo(manager, { body: content });
  const { results } = await manager.call(listNotifications, {});
  expect(results).toMatchObject([{ type: 'TASK_STARTED', link: '/videos' }]);
});

test('forbids shop clients who are not content managers from adding videos', async () => {
  const user = await signInLearner(app, await createLearner(app, client));
  const rejection = { status: 403, code: 'not_a_learner' };
  await expect(sendVideo(user)).rejects.toMatchObject(rejection);
  await expect(user.call(getUploadLimits, {})).rejects.toMatchObject(rejection);
});
