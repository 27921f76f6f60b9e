import { recordTextRead } from '@glossa/contract/activity';
import { getDashboard } from '@glossa/contract/dashboard';
import { savePosition } from '@glossa/contract/reading';
import { updateSettings } from '@glossa/contract/settings';
import { archiveText } from '@glossa/contract/text-places';
import { recordVideoWatched, saveVideoPosition } from '@glossa/contract/watching';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const query = { language: 'en' };

test('shows a new learner zeros and nothing to continue', async () => {
  const learner = await signInLearner(app);
  const dashboard = await learner.call(getDashboard, { query });
  expect(dashboard).toMatchObject({
    stats: { words_learned: 0, videos_watched: 0, unique_words: 0, study_time: { total: 0, today: 0 } },
    streak: { current: 0, longest: 0, today: false },
    continue_reading: [],
    continue_watching: [],
    due: 0,
    goals: [],
  });
  expect(dashboard.weekly).toHaveLength(7);
  expect(dashboard.learning_stats.total_words).toHaveLength(30);
});

test('lists the learner’s unfinished texts and videos in the language, latest first', async () => {
  const learner = await signInLearner(app);
  const stranger = await signInLearner(app);
  const text = 'Ants walk. Bees fly. Cats sleep a lot. Dogs bark.';
  const ids = [];
  for (const title of ['Ants', 'Bees', 'Cats', 'Finished', 'Archived', 'Unread']) {
    const { id } = await createText(learner, { title, text });
    ids.push(id);
    if (title !== 'Unread') {
      await learner.call(savePosition, { params: { id }, body: { sentence: title === 'Finished' ? 4 : 1 } });
    }
    if (title === 'Archived') await learner.call(archiveText, { params: { id } });
  }
  await learner.call(recordTextRead, { body: { text_id: ids[3] as string } });
  const video = await createCatalogVideo(app, { ownerId: learner.learnerId, language: 9, title: 'Kettle' });
  await learner.call(recordVideoWatched, { body: { video_id: video } });
  await learner.call(saveVideoPosition, { params: { id: video }, body: { position: 15 } });
  const word = { text: 'ants', language: 'en', translation: 'Ameisen', knowledge_level: 2 };
  await learner.call(addOrUpdateWord, { body: word });

  const { continue_reading, continue_watching, unread, stats } = await learner.call(getDashboard, { query });
  expect(continue_reading.map(({ title, share }) => [title, share])).toEqual([
    ['Cats', 0.25],
    ['Bees', 0.25],
    ['Ants', 0.25],
  ]);
  expect(unread.map(({ title }) => title)).toEqual(['Unread']);
  expect(continue_watching).toMatchObject([{ title: 'Kettle', share: 0.25, thumbnail: null }]);
  expect(stats).toMatchObject({ texts_read: 1, videos_watched: 1, unique_words: 1, words_learned: 0 });

  for (const [who, language] of [
    [learner, 'fr'],
    [stranger, 'en'],
  ] as const) {
    const empty = await who.call(getDashboard, { query: { language } });
    expect([empty.continue_reading, empty.continue_watching, empty.unread]).toEqual([[], [], []]);
    expect(empty.stats.texts_read).toBe(0);
  }
});

test('requires a valid language', async () => {
  const learner = await signInLearner(app);
  await expect(learner.call(getDashboard, { query: { language: 'klingon' } })).rejects.toMatchObject({
    fields: { language: ['Please select a language'] },
  });
});

test('lists unread texts at the learner’s level first', async () => {
  const learner = await signInLearner(app);
  for (const difficulty_level of ['advanced', 'intermediate', 'beginner'] as const) {
    await createText(learner, {
      title: difficulty_level,
      text: `Some ${difficulty_level} text.`,
      difficulty_level,
    });
  }
  const listUnread = async () =>
    (await learner.call(getDashboard, { query })).unread.map(({ title }) => title);
  expect(await listUnread()).toEqual(['beginner', 'intermediate', 'advanced']);
  await learner.call(updateSettings, { body: { levels: { en: 'advanced', fr: 'beginner' } } });
  expect(await listUnread()).toEqual(['advanced', 'intermediate', 'beginner']);
});
