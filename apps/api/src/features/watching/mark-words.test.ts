import { getEncounters } from '@glossa/contract/encounters';
import { getMindMap } from '@glossa/contract/mindmap';
import { trashVideo } from '@glossa/contract/video-places';
import { updateVideo } from '@glossa/contract/video-upload';
import { listWords } from '@glossa/contract/word-lists';
import { expect, test } from 'vitest';

import { createText } from '#testing/factories/text.ts';
import { createReadyVideo } from '#testing/factories/video.ts';
import { createWord } from '#testing/factories/word.ts';
import { listCards } from '#testing/practice.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('includes videos in encounters, practice, word filters and the mind map', async () => {
  const viewer = await signInLearner(app);
  const video = await createReadyVideo(app, viewer);
  const text = await createText(viewer, { title: 'A page', text: 'A fox and a crow.' });
  const [fox, grapes, crow] = [
    await createWord(viewer, 'fox'),
    await createWord(viewer, 'grapes'),
    await createWord(viewer, 'crow'),
  ];
  const fetchEncounters = (id: number) => viewer.call(getEncounters, { params: { id } });

  expect(await fetchEncounters(fox.id)).toMatchObject({
    count: 3,
    texts: 1,
    videos: 1,
    results: [
      { kind: 'text', id: text.id, title: 'A page', count: 1, sentence: 0, at: null },
      { kind: 'video', id: video.id, title: 'The fox', count: 2, sentence: 0, at: 0.5 },
    ],
  });
  const { results } = await listCards(viewer, { modes: ['cloze'], video: video.id });
  expect(results.map((card) => card.text).sort()).toEqual(['fox', 'grapes']);
  expect(results.find(({ id }) => id === grapes.id)?.sentence).toMatchObject({
    text: 'The fox saw the grapes.',
    source: { kind: 'video', id: video.id, title: 'The fox' },
  });
  const listMatching = async (query: Record<string, unknown>) =>
    (await viewer.call(listWords, { query: { language: 'en', sort: 'alphabetical', ...query } })).results.map(
      (word) => word.text,
    );
  expect(await listMatching({ video: video.id })).toEqual(['fox', 'grapes']);
  expect(await listMatching({ video: video.id, text: text.id })).toEqual(['fox']);
  const map = await viewer.call(getMindMap, { query: { language: 'en', search: 'grapes', max_depth: 1 } });
  expect(map.links).toMatchObject([{ kind: 'met_together' }]);

  // Delaying the subtitles also delays the times of encounters.
  await viewer.call(updateVideo, { params: { id: video.id }, body: { shift: 2000 } });
  expect((await fetchEncounters(grapes.id)).results).toMatchObject([{ at: 2.5 }]);
  await viewer.call(trashVideo, { params: { id: video.id } });
  expect(await fetchEncounters(grapes.id)).toMatchObject({ count: 0, videos: 0, results: [] });
  expect((await fetchEncounters(crow.id)).texts).toBe(1);
});

test('excludes other learners’ videos from encounters, practice and filters', async () => {
  const [viewer, stranger] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await createReadyVideo(app, viewer);
  const fox = await createWord(stranger, 'fox');
  expect(await stranger.call(getEncounters, { params: { id: fox.id } })).toMatchObject({
    count: 0,
    results: [],
  });
  expect((await listCards(stranger, { modes: ['cloze'], video: id })).results).toEqual([]);
  expect((await stranger.call(listWords, { query: { language: 'en', video: id } })).results).toEqual([]);
});
