import { getStudyStreak, listRecentActivities, listWeek, recordTextRead } from '@glossa/contract/activity';
import { getMe } from '@glossa/contract/auth';
import { savePosition } from '@glossa/contract/reading';
import { deleteTextPermanently, trashText } from '@glossa/contract/text-places';
import { recordVideoWatched } from '@glossa/contract/watching';
import { undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import { freezeClock, shiftClock } from '#testing/clock.ts';
import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const sentences = 'Ants walk. Bees fly. Cats sleep a lot.';

test('counts a reading once until enough time has passed to read the text again', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { title: 'Animals', text: sentences });
  const record = async () => (await reader.call(recordTextRead, { body: { text_id: id } })).counted;
  freezeClock(app, '2026-03-04T12:00:00Z');
  const at = await Promise.all([record(), record(), record()]);
  expect(at.filter(Boolean)).toHaveLength(1);
  freezeClock(app, '2026-03-04T12:00:59Z');
  expect(await record()).toBe(false);
  freezeClock(app, '2026-03-04T12:01:01Z');
  expect(await record()).toBe(true);
  const week = await reader.call(listWeek, {});
  expect(week[2]).toEqual({
    date: '2026-03-04',
    day: 'Wed',
    stats: { texts_read: 2, videos_watched: 0, words_learned: 0 },
  });
  // The text earns ten points only once.
  expect((await reader.call(getMe, {})).points).toBe(10);
  expect(await reader.call(getStudyStreak, {})).toEqual({ current: 1, longest: 1, today: true });
});

test('rejects another user’s text and a malformed ID', async () => {
  const [owner, stranger] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await createText(owner, { text: sentences });
  await expect(stranger.call(recordTextRead, { body: { text_id: id } })).rejects.toMatchObject({
    code: 'text_not_found',
  });
  await expect(owner.call(recordTextRead, { body: { text_id: 'x' } })).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { text_id: ['Invalid text ID'] },
  });
  expect((await stranger.call(listRecentActivities, {})).activities).toEqual([]);
});

test('lists recently finished texts and videos, even deleted ones, and recently learned words', async () => {
  const reader = await signInLearner(app);
  const ownerId = reader.learnerId;
  const english = { language: 9 };
  const text = await createText(reader, { title: 'Animals', text: sentences });
  const video = await createCatalogVideo(app, { ownerId, ...english, title: 'Bees' });
  // The learned word is dated by the database's clock, so the other days are relative to the actual time.
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  freezeClock(app, daysAgo(4));
  await reader.call(recordTextRead, { body: { text_id: text.id } });
  await reader.call(trashText, { params: { id: text.id } });
  await reader.call(deleteTextPermanently, { params: { id: text.id } });
  freezeClock(app, daysAgo(2));
  await reader.call(recordVideoWatched, { body: { video_id: video } });
  const word = { text: 'ants', language: 'en', translation: 'Ameisen', knowledge_level: 5 };
  const { undo } = await reader.call(addOrUpdateWord, { body: word });
  shiftClock(app, 0);
  const { days, activities } = await reader.call(listRecentActivities, { query: { language: 'en' } });
  expect(days.map(({ stats }) => stats)).toEqual([
    { texts_read: 0, videos_watched: 0, words_learned: 1 },
    { texts_read: 0, videos_watched: 1, words_learned: 0 },
    { texts_read: 1, videos_watched: 0, words_learned: 0 },
  ]);
  expect(activities.map(({ description, source_id: id }) => [description, id])).toEqual([
    ['Learned 1 word', null],
    ['Watched “Bees”', video],
    ['Read “Animals”', null],
  ]);
  await reader.call(undoWords, { body: { token: undo as string } });
  expect((await reader.call(listRecentActivities, {})).days).toHaveLength(2);
  expect((await reader.call(listRecentActivities, { query: { language: 'fr' } })).days).toEqual([]);
});

test('counts turned pages and their words for the current day', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: sentences });
  freezeClock(app, '2026-03-04T23:59:00Z');
  await reader.call(savePosition, { params: { id }, body: { sentence: 1 } });
  freezeClock(app, '2026-03-05T00:01:00Z');
  await reader.call(savePosition, { params: { id }, body: { sentence: 3 } });
  await reader.call(savePosition, { params: { id }, body: { sentence: 3 } });
  const rows = await app.deps.db.prisma.activity.findMany({
    where: { learnerId: reader.learnerId },
    orderBy: { day: 'asc' },
  });
  expect(rows.map(({ wordsRead, pagesRead }) => [wordsRead, pagesRead])).toEqual([
    [2, 1],
    [6, 1],
  ]);
});
