import { heartbeat } from '@glossa/contract/activity';
import { updateProfile } from '@glossa/contract/auth';
import { putGoals } from '@glossa/contract/goals';
import { updateSettings } from '@glossa/contract/settings';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import { freezeClock } from '#testing/clock.ts';
import { listEmailsTo } from '#testing/sent-emails.ts';
import { createRemindedLearner, type RemindedLearner } from '#testing/create-reminded-learner.ts';
import { startTestApp } from '#testing/test-app.ts';
import { sendReminders } from './service.ts';

const app = startTestApp();
const plain = 'Time for a little reading today?';
const settings = { dailyReminder: true, reminderHour: 19 };
const study = ({ learner }: RemindedLearner, moment: string) => {
  freezeClock(app, moment);
  return learner.call(heartbeat, { body: { kind: 'words', language: 'en', seconds: 60 } });
};

test('sends one reminder a day at the chosen hour in the learner’s time zone', async () => {
  const { runRemindersAt } = await createRemindedLearner(app, {
    from: '2026-03-04T00:00:00Z',
    settings,
    timeZone: 'Asia/Tokyo',
  });
  expect(await runRemindersAt('2026-03-04T09:59:00Z')).toEqual([]);
  expect(
    await runRemindersAt('2026-03-04T10:00:00Z', '2026-03-04T10:05:00Z', '2026-03-04T23:00:00Z'),
  ).toEqual([plain]);
  expect(await runRemindersAt('2026-03-05T10:04:00Z')).toHaveLength(2);
});

test('sends one reminder when workers run concurrently', async () => {
  const { runRemindersAt, email } = await createRemindedLearner(app, {
    from: '2026-03-04T00:00:00Z',
    settings,
  });
  freezeClock(app, '2026-03-04T19:00:00Z');
  await Promise.all(Array.from({ length: 6 }, () => sendReminders(app.deps)));
  expect(await listEmailsTo(app, email)).toHaveLength(1);
  expect(await runRemindersAt('2026-03-04T19:05:00Z')).toHaveLength(1);
});

test('reminds only learners who haven’t studied today, with their streak, goals and due words', async () => {
  const reminded = await createRemindedLearner(app, {
    from: '2026-03-01T12:00:00Z',
    settings,
    firstName: 'Ann',
    timeZone: 'America/New_York',
  });
  const { learner, runRemindersAt, email } = reminded;
  await learner.call(putGoals, { body: { goals: [{ period: 'daily', measure: 'minutes', target: 15 }] } });
  await runRemindersAt('2026-03-02T00:00:00Z');
  for (const day of [2, 3, 4]) {
    await study(reminded, `2026-03-0${day}T18:00:00Z`);
    expect(await runRemindersAt(`2026-03-0${day + 1}T00:00:00Z`)).toHaveLength(1);
  }
  const word = { language: 'en', translation: 'x', knowledge_level: 2 } as const;
  for (const text of ['ant', 'bee']) await learner.call(addOrUpdateWord, { body: { text, ...word } });
  await app.deps.db.pool.query(`UPDATE learner_word SET next_review = '2026-03-01' WHERE learner_id = $1`, [
    learner.learnerId,
  ]);
  // Adding a word also counts as studying, according to the database's clock.
  await app.deps.db.pool.query(`DELETE FROM streak WHERE learner_id = $1 AND first_day > '2026-03-05'`, [
    learner.learnerId,
  ]);
  expect((await runRemindersAt('2026-03-06T00:01:00Z')).slice(1)).toEqual(['Keep your 3-day streak']);
  const [sent] = await listEmailsTo(app, email);
  expect(sent?.text).toContain('Hello Ann,');
  expect(sent?.text).toContain('Your goals for today:\n• 15 minutes of study');
  expect(sent?.text).toContain('2 words are due for practice:\nhttp');
});

test('sends the reminder in the interface language', async () => {
  const { runRemindersAt } = await createRemindedLearner(app, {
    from: '2026-03-04T00:00:00Z',
    settings,
    uiLanguage: 'ar',
  });
  expect(await runRemindersAt('2026-03-04T19:00:00Z')).toEqual(['ما رأيك في قليل من القراءة اليوم؟']);
  const other = await createRemindedLearner(app, {
    from: '2026-03-05T00:00:00Z',
    settings,
    uiLanguage: '../en',
  });
  expect(await other.runRemindersAt('2026-03-05T19:00:00Z')).toEqual([plain]);
});

test.each([
  ['that the clocks skip', 2, ['2026-03-29T00:59:00Z'], ['2026-03-29T01:00:00Z', '2026-03-29T02:00:00Z']],
  ['that occurs twice', 2, ['2026-10-25T00:30:00Z'], ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00Z']],
])('sends one reminder for an hour %s', async (_which, reminderHour, before, after) => {
  const { runRemindersAt } = await createRemindedLearner(app, {
    from: `${before[0]?.slice(0, 10)}T00:10:00Z`,
    settings: { ...settings, reminderHour },
    timeZone: 'Europe/Berlin',
  });
  expect(await runRemindersAt(...before)).toEqual([]);
  expect(await runRemindersAt(...after)).toEqual([plain]);
});

test('sends no second reminder on a day when the learner’s time zone moves west', async () => {
  const { learner, runRemindersAt } = await createRemindedLearner(app, {
    from: '2026-03-04T00:00:00Z',
    settings,
    timeZone: 'Asia/Tokyo',
  });
  await runRemindersAt('2026-03-04T10:00:00Z');
  await learner.call(updateProfile, { body: { time_zone: 'America/Los_Angeles' } });
  // 19:00 on March 4 in Los Angeles is 3:00 on March 5 in UTC.
  expect(await runRemindersAt('2026-03-04T20:00:00Z', '2026-03-05T03:00:00Z')).toHaveLength(1);
  expect(await runRemindersAt('2026-03-06T03:00:00Z')).toHaveLength(2);
});

test('applies a changed hour immediately without a second reminder on the same day', async () => {
  const { learner, runRemindersAt } = await createRemindedLearner(app, {
    from: '2026-03-04T12:00:00Z',
    settings,
  });
  await learner.call(updateSettings, { body: { reminderHour: 14 } });
  expect(await runRemindersAt('2026-03-04T13:58:00Z', '2026-03-04T14:03:00Z')).toHaveLength(1);
  await learner.call(updateSettings, { body: { reminderHour: 16 } });
  expect(await runRemindersAt('2026-03-04T15:00:00Z', '2026-03-04T16:00:00Z')).toHaveLength(1);
  expect(await runRemindersAt('2026-03-05T14:00:00Z')).toHaveLength(1);
  expect(await runRemindersAt('2026-03-05T16:00:00Z')).toHaveLength(2);
});

test('skips a reminder that would be sent too late, and sends the next day’s', async () => {
  const { runRemindersAt } = await createRemindedLearner(app, {
    from: '2026-03-04T00:00:00Z',
    settings,
  });
  expect(await runRemindersAt('2026-03-04T22:01:00Z', '2026-03-05T08:00:00Z')).toEqual([]);
  expect(await runRemindersAt('2026-03-05T19:30:00Z')).toEqual([plain]);
});

test.each([
  ['a deactivated account', { isActive: false }],
  ['a shop account', { accountType: 'shop_client' }],
] as const)('%s gets no reminder', async (_who, data) => {
  const { learner, runRemindersAt } = await createRemindedLearner(app, {
    from: '2026-03-04T00:00:00Z',
    settings,
  });
  await app.deps.db.prisma.learner.update({ where: { id: learner.learnerId }, data });
  expect(await runRemindersAt('2026-03-04T19:00:00Z')).toEqual([]);
});

test('sends reminders only while they are turned on', async () => {
  const { learner, runRemindersAt } = await createRemindedLearner(app, {
    from: '2026-03-04T00:00:00Z',
    settings: { reminderHour: 19 },
  });
  expect(await runRemindersAt('2026-03-04T19:00:00Z')).toEqual([]);
  await learner.call(updateSettings, { body: { dailyReminder: true } });
  expect(await runRemindersAt('2026-03-05T00:00:00Z', '2026-03-05T19:00:00Z')).toHaveLength(1);
  await learner.call(updateSettings, { body: { dailyReminder: false } });
  expect(await runRemindersAt('2026-03-06T19:00:00Z')).toHaveLength(1);
});
