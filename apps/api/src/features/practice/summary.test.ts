import { undoReview } from '@glossa/contract/practice';
import { updateSettings } from '@glossa/contract/settings';
import { afterEach, expect, test } from 'vitest';

import { freezeClock, shiftClock } from '#testing/clock.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createWord } from '#testing/factories/word.ts';
import { reviewCard, listCards, fetchSummary } from '#testing/practice.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

afterEach(() => shiftClock(app, 0));

test('limits new words per day in the learner’s time zone', async () => {
  const learner = await createLearner(app, { timeZone: 'Pacific/Auckland' });
  const reader = await signInLearner(app, learner);
  await reader.call(updateSettings, { body: { newWordsPerDay: 2 } });
  for (const text of ['ant', 'bee', 'cat', 'dog', 'elk']) await createWord(reader, text);
  const listCardTexts = async () => (await listCards(reader)).results.map(({ text }) => text);

  // 23:30 in Auckland
  freezeClock(app, '2030-01-10T10:30:00Z');
  expect(await listCardTexts()).toEqual(['elk', 'dog']);
  const [elk] = (await listCards(reader)).results;
  const { review } = await reviewCard(reader, elk?.id as number, { rating: 3 });
  expect(await listCardTexts()).toEqual(['dog']);
  await reader.call(undoReview, { params: { id: elk?.id as number, review } });
  expect(await listCardTexts()).toEqual(['elk', 'dog']);
  for (const { id } of (await listCards(reader)).results) await reviewCard(reader, id, { rating: 3 });
  expect(await listCardTexts()).toEqual([]);
  expect(await fetchSummary(reader)).toMatchObject({
    new_left: 0,
    today: { answers: 2, new_words: 2, right: 2 },
  });

  // 00:10 the next day in Auckland, still the same day in UTC
  freezeClock(app, '2030-01-10T11:10:00Z');
  expect(await listCardTexts()).toEqual(['cat', 'bee']);
  const { new_left, today, forecast } = await fetchSummary(reader);
  expect([new_left, today.answers, forecast[0]?.date, forecast.length]).toEqual([2, 0, '2030-01-11', 7]);
});

test('counts the words due now, today and this week', async () => {
  const reader = await signInLearner(app);
  freezeClock(app, '2030-05-05T12:00:00Z');
  expect(await fetchSummary(reader)).toMatchObject({ words: 0, due: 0, due_today: 0, next_due: null });
  const [ant, bee] = [await createWord(reader, 'ant'), await createWord(reader, 'bee')];
  await createWord(reader, 'cat');
  const soonReview = await reviewCard(reader, ant.id, { rating: 1, duration: 4000 });
  const laterReview = await reviewCard(reader, bee.id, { rating: 3, duration: 6000 });
  expect(await fetchSummary(reader)).toMatchObject({
    words: 3,
    due: 0,
    due_today: 1,
    new_left: 1,
    next_due: soonReview.next_review,
    today: { answers: 2, right: 1, new_words: 2, seconds: 10 },
  });
  const { forecast } = await fetchSummary(reader);
  expect(forecast.reduce((sum, { due }) => sum + due, 0)).toBe(2);
  expect(forecast.find(({ date }) => date === laterReview.next_review.slice(0, 10))?.due).toBe(1);

  freezeClock(app, '2030-05-05T12:10:00Z');
  expect(await fetchSummary(reader)).toMatchObject({
    due: 1,
    due_today: 1,
    next_due: laterReview.next_review,
  });
});
