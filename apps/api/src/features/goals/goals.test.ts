import { randomUUID } from 'node:crypto';

import { heartbeat } from '@glossa/contract/activity';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { getGoals, putGoals, type Goal } from '@glossa/contract/goals';
import { listNotifications } from '@glossa/contract/notifications';
import { getProgress } from '@glossa/contract/progress';
import { getReadingPage } from '@glossa/contract/reading';
import { syncWords } from '@glossa/contract/word-sync';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { freezeClock, shiftClock } from '#testing/clock.ts';
import { createText } from '#testing/factories/text.ts';
import { waitOptions } from '#testing/wait-options.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const goal = (period: Goal['period'], measure: Goal['measure'], target: number): Goal => ({
  period,
  measure,
  target,
});
const study = (learner: Browser, moment: string) => {
  freezeClock(app, moment);
  return learner.call(heartbeat, { body: { kind: 'words', language: 'en', seconds: 60 } });
};
const listGoalNotifications = async (learner: Browser) => {
  await app.deps.background.settled();
  const { results } = await learner.call(listNotifications, {});
  return results.map(({ type, subject }) => [type, subject]);
};

test('replaces all goals at once and returns their progress', async () => {
  const learner = await signInLearner(app);
  expect(await learner.call(getGoals, {})).toEqual({ goals: [] });
  await study(learner, '2026-03-04T12:00:00Z');
  const goals = [goal('weekly', 'minutes', 60), goal('daily', 'minutes', 2)];
  const setGoals = await learner.call(putGoals, { body: { goals } });
  expect(setGoals.goals).toEqual([
    { ...goal('daily', 'minutes', 2), done: 1, is_reached: false },
    { ...goal('weekly', 'minutes', 60), done: 1, is_reached: false },
  ]);
  const fewer = await learner.call(putGoals, { body: { goals: [goal('monthly', 'pages', 300)] } });
  expect(fewer.goals).toEqual([{ ...goal('monthly', 'pages', 300), done: 0, is_reached: false }]);
  const other = await signInLearner(app);
  expect(await other.call(getGoals, {})).toEqual({ goals: [] });
});

test('notifies once per period when a goal is reached', async () => {
  const learner = await signInLearner(app);
  await learner.call(putGoals, { body: { goals: [goal('daily', 'minutes', 2)] } });
  await study(learner, '2026-03-04T12:00:00Z');
  expect(await listGoalNotifications(learner)).toEqual([]);
  await study(learner, '2026-03-04T12:02:00Z');
  await learner.call(putGoals, { body: { goals: [goal('daily', 'minutes', 2)] } });
  expect(await listGoalNotifications(learner)).toEqual([['DAILY_GOAL_REACHED', 'minutes_2']]);
  await study(learner, '2026-03-04T12:04:00Z');
  await Promise.all(
    [1, 2, 3].map(() => learner.call(putGoals, { body: { goals: [goal('daily', 'minutes', 2)] } })),
  );
  expect(await listGoalNotifications(learner)).toHaveLength(1);
  await study(learner, '2026-03-05T12:00:00Z');
  expect((await learner.call(getGoals, {})).goals).toMatchObject([{ done: 1, is_reached: false }]);
});

test('unlocks each milestone once and notifies the learner', async () => {
  const learner = await signInLearner(app);
  shiftClock(app, 0);
  const markKnown = (text: string) =>
    learner.call(addOrUpdateWord, { body: { text, language: 'en', translation: 'x', knowledge_level: 4 } });
  for (const word of ['ant', 'bee', 'cat', 'dog', 'eel', 'fox', 'goat', 'hare', 'ibis'])
    await markKnown(word);
  await learner.call(putGoals, { body: { goals: [] } });
  expect(await listGoalNotifications(learner)).toEqual([]);
  await markKnown('jay');
  await Promise.all([1, 2, 3].map(() => learner.call(putGoals, { body: { goals: [] } })));
  expect(await listGoalNotifications(learner)).toEqual([['ACHIEVEMENT_UNLOCKED', 'words_10']]);
  const { achievements } = await learner.call(getProgress, {});
  expect(achievements).toMatchObject([{ id: 'words_10', title: '10 words known' }]);
});

test('unlocks a milestone for words that a device marked offline', async () => {
  const learner = await signInLearner(app);
  const { id } = await createText(learner, { text: 'ant bee cat dog eel fox goat hare ibis jay.' });
  const page = await learner.call(getReadingPage, { params: { id, page: 1 } });
  const words = page.sentences.flatMap(({ tokens }) => tokens.flatMap(({ w }) => w ?? []));
  await learner.call(syncWords, {
    body: { changes: [{ id: randomUUID(), at: new Date().toISOString(), what: 'known', words }] },
  });
  await expect
    .poll(() => listGoalNotifications(learner), waitOptions)
    .toEqual([['ACHIEVEMENT_UNLOCKED', 'words_10']]);
});

test('notifies only about the highest of several milestones reached at the same time', async () => {
  const learner = await signInLearner(app);
  const texts = Array.from(
    { length: 60 },
    (_, n) => `${String.fromCodePoint(97 + (n % 26))}lantern${'a'.repeat(n)}`,
  );
  await learner.call(bulkUpdateWords, { body: { texts, language: 'en', knowledge_level: 4 } });
  await learner.call(putGoals, { body: { goals: [] } });
  expect(await listGoalNotifications(learner)).toEqual([['ACHIEVEMENT_UNLOCKED', 'words_50']]);
  const { achievements } = await learner.call(getProgress, {});
  expect(achievements.map(({ id }) => id)).toEqual(['words_50', 'words_10']);
});

test.each([
  [[{ ...goal('daily', 'minutes', 10), period: 'yearly' }], 'goals.0.period'],
  [[{ ...goal('daily', 'minutes', 10), measure: 'hours' }], 'goals.0.measure'],
  [[goal('daily', 'minutes', 0)], 'goals.0.target'],
  [[goal('daily', 'minutes', 1441)], 'goals.0.target'],
  [[goal('daily', 'minutes', 10), goal('daily', 'minutes', 20)], 'goals'],
])('rejects %j', async (goals, field) => {
  const learner = await signInLearner(app);
  await learner.call(putGoals, { body: { goals: [goal('daily', 'words', 5)] } });
  await expect(learner.call(putGoals, { body: { goals: goals as Goal[] } })).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { [field]: expect.any(Array) },
  });
  expect((await learner.call(getGoals, {})).goals).toHaveLength(1);
});
