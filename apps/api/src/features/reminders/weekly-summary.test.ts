import { expect, test } from 'vitest';

import { listEmailsTo } from '#testing/sent-emails.ts';
import { createRemindedLearner, type RemindedLearner } from '#testing/create-reminded-learner.ts';
import { startTestApp } from '#testing/test-app.ts';
import { formatMinutes } from './weekly-email.ts';

const app = startTestApp();
const settings = { weeklyProgress: true, reminderHour: 8 };

/** Records that a learner studied on a day. */
const recordActivity = ({ learner }: RemindedLearner, day: string, { seconds = 0, pages = 0, words = 0 }) =>
  app.deps.db.pool.query(
    `WITH added AS (INSERT INTO activity_day (learner_id, language, day, reading_seconds, pages_read, words_known)
       VALUES ($1, 1, $2, $3, $4, $5))
     SELECT note_active_day($1, $2::date)`,
    [learner.learnerId, day, seconds, pages, words],
  );

test('sends one summary on the chosen weekday, compared with the week before', async () => {
  const reminded = await createRemindedLearner(app, {
    from: '2026-03-05T00:00:00Z',
    settings,
    timeZone: 'Europe/Berlin',
  });
  const { runRemindersAt, email } = reminded;
  await recordActivity(reminded, '2026-02-24', { seconds: 600, pages: 3 });
  await recordActivity(reminded, '2026-03-02', { seconds: 7260, pages: 12, words: 1 });
  await recordActivity(reminded, '2026-03-08', { seconds: 1200, pages: 8 });
  await recordActivity(reminded, '2026-03-09', { seconds: 9999, pages: 99 });
  expect(await runRemindersAt('2026-03-08T07:00:00Z', '2026-03-09T06:59:00Z')).toEqual([]);
  const monday = await runRemindersAt('2026-03-09T07:00:00Z', '2026-03-09T07:05:00Z', '2026-03-10T07:00:00Z');
  expect(monday).toEqual(['Your week, March 2 to March 8']);
  const [sent] = await listEmailsTo(app, email);
  expect(sent?.text).toContain('• Study time: 2 hours 21 minutes (10 minutes)');
  expect(sent?.text).toContain('• Pages read: 20 (3)');
  expect(sent?.text).toContain('• Words learned: 1 (0)');
  expect(sent?.text).not.toContain('Videos');
  expect(sent?.text).toContain('Your streak: 2 days in a row.');
  expect(await runRemindersAt('2026-03-16T07:00:00Z')).toHaveLength(2);
});

test('sends no second summary in the same week if the learner chooses another weekday', async () => {
  const reminded = await createRemindedLearner(app, { from: '2026-03-05T00:00:00Z', settings });
  const { learner, runRemindersAt } = reminded;
  for (const day of ['2026-03-06', '2026-03-13']) await recordActivity(reminded, day, { pages: 1 });
  expect(await runRemindersAt('2026-03-09T08:00:00Z')).toHaveLength(1);
  await app.deps.db.pool.query(
    `UPDATE learner SET settings = settings || '{"weeklyProgressDay": 3}' WHERE id = $1`,
    [learner.learnerId],
  );
  expect(await runRemindersAt('2026-03-11T00:00:00Z', '2026-03-11T08:00:00Z')).toHaveLength(1);
  expect(await runRemindersAt('2026-03-18T08:00:00Z')).toHaveLength(2);
});

test('sends no summary after two weeks without activity', async () => {
  const { runRemindersAt } = await createRemindedLearner(app, {
    from: '2026-03-05T00:00:00Z',
    settings,
  });
  expect(await runRemindersAt('2026-03-09T08:00:00Z')).toEqual([]);
});

test.each([
  [0, 'en', '0 minutes'],
  [59, 'en', '59 minutes'],
  [60, 'en', '1 hour'],
  [61, 'en', '1 hour 1 minute'],
  [125, 'ar', 'ساعتان 5 دقائق'],
])('formats %d minutes in %s', (minutes, language, written) => {
  expect(formatMinutes(minutes, language)).toBe(written);
});
