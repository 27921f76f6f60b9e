import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { getTaskStatus, listActiveTasks } from '@glossa/contract/tasks';
import { deleteVideoPermanently, trashVideo } from '@glossa/contract/video-places';
import { getVideo, retryVideo } from '@glossa/contract/videos';
import { watchVideo } from '@glossa/contract/watching';
import { expect, test } from 'vitest';

import { createReadyVideo, processVideo, sendVideo, createSrtFile } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Lists the files in the data folder that belong to videos or their processing. */
async function listFiles(...folders: string[]): Promise<string[]> {
  const filesByFolder = folders.map((folder) =>
    readdir(path.join(app.deps.config.dataDir, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    ),
  );
  return (await Promise.all(filesByFolder)).flat().flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

test('processes a video into a playable file with a poster and word counts, and leaves no temporary files', async () => {
  const learner = await signInLearner(app);
  const sent = await sendVideo(learner, { body: { tags: '["fable"]' } });
  expect(sent).toMatchObject({
    processed: false,
    processing_status: 'processing',
    tags: [{ name: 'fable' }],
  });
  const { results: tasks } = await learner.call(listActiveTasks, {});
  expect(tasks).toMatchObject([{ type: 'process_video', id: sent.task }]);

  const ready = await processVideo(app, learner, sent.id);
  expect(ready).toMatchObject({ processed: true, problem: null, subtitles: 'file', wordCount: 12 });
  expect(ready.unknownWordsPercentage).toBe(100);
  expect(ready.duration).toBeCloseTo(5, 0);
  expect(await learner.call(getTaskStatus, { params: { id: sent.task as string } })).toMatchObject({
    status: 'SUCCESS',
    progress: 100,
  });
  const file = await learner.fetch(`/media/videos/${sent.id}/file`, { headers: { range: 'bytes=4-7' } });
  expect([file.status, await file.text()]).toEqual([206, 'ftyp']);
  const poster = await learner.fetch(ready.thumbnail as string);
  expect(poster.headers.get('content-type')).toBe('image/jpeg');
  expect((await listFiles('files', 'work', 'drafts')).sort()).toEqual(['poster.jpg', 'video.mp4']);

  await learner.call(trashVideo, { params: { id: sent.id } });
  await learner.call(deleteVideoPermanently, { params: { id: sent.id } });
  expect(await listFiles('files', 'work', 'drafts')).toEqual([]);
});

test('returns 404 for another learner’s video and its files', async () => {
  const learner = await signInLearner(app);
  const { id } = await createReadyVideo(app, learner);
  const stranger = await signInLearner(app);
  await expect(stranger.call(getVideo, { params: { id } })).rejects.toMatchObject({
    code: 'video_not_found',
  });
  await expect(stranger.call(watchVideo, { params: { id } })).rejects.toMatchObject({
    code: 'video_not_found',
  });
  expect((await stranger.fetch(`/media/videos/${id}/file`)).status).toBe(404);
  expect((await stranger.fetch(`/media/videos/${id}/poster`)).status).toBe(404);
  expect((await app.visitor().fetch(`/media/videos/${id}/file`)).status).toBe(401);
});

test.each([
  ['a text file with a video’s name', 'not a video at all', 'not_a_video'],
  [
    'a playlist that points to a file on the server',
    '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n',
    'not_a_video',
  ],
  [
    'an ffmpeg script that points to a file on the server',
    "ffconcat version 1.0\nfile '/etc/passwd'\n",
    'not_a_video',
  ],
])('fails on %s and can be retried', async (_what, content, problem) => {
  const learner = await signInLearner(app);
  const { id, task } = await sendVideo(learner, { files: { video_file: new File([content], 'video.mp4') } });
  const failed = await processVideo(app, learner, id);
  expect(failed).toMatchObject({ processing_status: 'failed', problem, processed: false });
  expect(await learner.call(getTaskStatus, { params: { id: task as string } })).toMatchObject({
    status: 'FAILURE',
    message: problem,
  });
  await expect(learner.call(watchVideo, { params: { id } })).rejects.toMatchObject({
    code: 'video_not_ready',
  });
  const retried = await learner.call(retryVideo, { params: { id } });
  expect(retried).toMatchObject({ processing_status: 'processing', problem: null });
  expect(retried.task).not.toBe(task);
  await expect(learner.call(retryVideo, { params: { id } })).rejects.toMatchObject({
    code: 'video_not_failed',
  });
  expect(await processVideo(app, learner, id)).toMatchObject({ processing_status: 'failed', problem });
});

test('fails with a reason when the subtitles have no words', async () => {
  const learner = await signInLearner(app);
  const numbers = createSrtFile('1\n00:00:00,000 --> 00:00:02,000\n1984\n');
  const { id } = await sendVideo(learner, { files: { subtitle_file: numbers } });
  expect(await processVideo(app, learner, id)).toMatchObject({ problem: 'subtitles_unreadable' });
});
