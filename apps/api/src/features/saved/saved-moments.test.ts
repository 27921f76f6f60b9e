import { listSaved, listSavedMarks, createSavedItem } from '@glossa/contract/saved';
import { deleteVideoPermanently, trashVideo } from '@glossa/contract/video-places';
import { beforeAll, expect, test } from 'vitest';

import { createReadyVideo, sendVideo } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let viewer: Awaited<ReturnType<typeof signInLearner>>;
let video: string;
beforeAll(async () => {
  viewer = await signInLearner(app);
  video = (await createReadyVideo(app, viewer)).id;
});

test('saves a moment with its subtitle, at most once per second', async () => {
  const save = (position: number) =>
    viewer.call(createSavedItem, { body: { kind: 'moment', video, position } });
  const savedMoment = await save(2700);
  expect(savedMoment).toMatchObject({
    quote: 'They hung high.',
    source: { kind: 'video', id: video, title: 'The fox' },
    at: 2.7,
    sentence: null,
  });
  expect(await save(2200)).toMatchObject({ id: savedMoment.id });
  // Nothing is spoken before the first subtitle.
  expect(await save(0)).toMatchObject({ quote: '', at: 0 });
  const { results } = await viewer.call(listSavedMarks, { query: { video, kind: 'moment' } });
  expect(results.map(({ position }) => position)).toEqual([2700, 0]);
});

test('saves a subtitle sentence with its time', async () => {
  const saved = await viewer.call(createSavedItem, { body: { kind: 'sentence', video, sentence: 2 } });
  expect(saved).toMatchObject({ quote: 'The fox went away.', sentence: 2, at: 3.6 });
});

test('rejects a missing sentence and a video that isn’t ready', async () => {
  await expect(
    viewer.call(createSavedItem, { body: { kind: 'sentence', video, sentence: 99 } }),
  ).rejects.toMatchObject({ code: 'sentence_not_found' });
  const unready = await sendVideo(viewer, { title: 'Waits' });
  await expect(
    viewer.call(createSavedItem, { body: { kind: 'moment', video: unready.id, position: 0 } }),
  ).rejects.toMatchObject({ code: 'video_not_ready' });
});

test('keeps moments after their video is deleted', async () => {
  await viewer.call(trashVideo, { params: { id: video } });
  await viewer.call(deleteVideoPermanently, { params: { id: video } });
  const { results } = await viewer.call(listSaved, { query: { language: 'en', kind: 'moment' } });
  expect(results).toMatchObject([
    { quote: '', source: null, at: null },
    { quote: 'They hung high.', source: null, source_title: 'The fox', at: null },
  ]);
});
