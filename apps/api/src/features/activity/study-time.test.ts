import { getStudyStreak, getStudyTime, heartbeat, listWeek } from '@glossa/contract/activity';
import { languageByCode } from '@glossa/language/languages';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { freezeClock } from '#testing/clock.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const words = { kind: 'words', language: 'en' } as const;

const createLearnerIn = async (timeZone: string) =>
  signInLearner(app, { id: (await createLearner(app, { timeZone })).id });

/** Reports seconds of practice up to a given time. Returns how many were counted. */
async function study(learner: Browser, moment: string, seconds = 60): Promise<number> {
  freezeClock(app, moment);
  return (await learner.call(heartbeat, { body: { ...words, seconds } })).counted;
}

const fetchTimeAt = async (learner: Browser, moment: string) => {
  freezeClock(app, moment);
  return learner.call(getStudyTime, {});
};
const fetchStreakAt = async (learner: Browser, moment: string) => {
  freezeClock(app, moment);
  return learner.call(getStudyStreak, {});
};

test('counts the same seconds only once when two windows report them', async () => {
  const learner = await createLearnerIn('UTC');
  expect(await study(learner, '2026-03-01T12:00:30Z', 30)).toBe(30);
  expect(await study(learner, '2026-03-01T12:00:30Z', 30)).toBe(0);
  expect(await study(learner, '2026-03-01T12:00:45Z', 30)).toBe(15);
  // Time that jitter cuts off one heartbeat is counted with the next.
  expect(await study(learner, '2026-03-01T12:01:14.600Z', 30)).toBe(29);
  expect(await study(learner, '2026-03-01T12:01:44.900Z', 30)).toBe(30);
  expect(await fetchTimeAt(learner, '2026-03-01T13:00:00Z')).toEqual({ total: 104, today: 104 });
});

test('keeps counting after a clock that was ahead is corrected', async () => {
  const learner = await createLearnerIn('UTC');
  expect(await study(learner, '2026-03-01T14:00:00Z', 30)).toBe(30);
  expect(await study(learner, '2026-03-01T12:00:00Z', 30)).toBe(0);
  expect(await study(learner, '2026-03-01T12:00:30Z', 30)).toBe(30);
});

test('counts ten concurrent heartbeats once', async () => {
  const learner = await createLearnerIn('UTC');
  freezeClock(app, '2026-03-01T12:00:00Z');
  const beats = Array.from({ length: 10 }, () =>
    learner.call(heartbeat, { body: { ...words, seconds: 40 } }),
  );
  const countedSeconds = (await Promise.all(beats)).map((heartbeatInput) => heartbeatInput.counted);
  expect(countedSeconds.reduce((sum, one) => sum + one, 0)).toBe(40);
});

test('divides a heartbeat’s time between two days if it spans midnight', async () => {
  const learner = await createLearnerIn('Europe/Berlin');
  await study(learner, '2026-03-01T23:00:20Z');
  expect(await fetchTimeAt(learner, '2026-03-02T12:00:00Z')).toEqual({ total: 60, today: 20 });
  expect(await fetchStreakAt(learner, '2026-03-02T12:00:00Z')).toEqual({
    current: 2,
    longest: 2,
    today: true,
  });
});

test('handles 23- and 25-hour days when daylight saving time starts and ends', async () => {
  const learner = await createLearnerIn('Europe/Berlin');
  // In Berlin, March 29, 2026 has 23 hours, from 23:00 to 22:00 UTC, and October 25 has 25.
  await study(learner, '2026-03-28T23:30:00Z');
  await study(learner, '2026-03-29T21:59:50Z');
  expect((await fetchTimeAt(learner, '2026-03-29T21:59:59Z')).today).toBe(120);
  expect((await fetchTimeAt(learner, '2026-03-29T22:00:00Z')).today).toBe(0);
  await study(learner, '2026-10-24T22:30:00Z');
  await study(learner, '2026-10-25T22:30:00Z');
  expect((await fetchTimeAt(learner, '2026-10-25T22:59:59Z')).today).toBe(120);
});

test('keeps past days in their original time zone after a move', async () => {
  const learner = await createLearnerIn('Asia/Tokyo');
  const move = (zone: string, moment: string) =>
    app.deps.db.pool.query(
      `WITH moved AS (UPDATE learner SET time_zone = $2 WHERE id = $1)
       INSERT INTO past_time_zone (learner_id, until, zone) SELECT id, $3, time_zone FROM learner WHERE id = $1
       ON CONFLICT DO NOTHING`,
      [learner.learnerId, zone, moment],
    );
  // The two days are the 10th and 11th in Tokyo; in Los Angeles, they would be the 9th and 10th.
  await study(learner, '2026-05-09T16:00:00Z');
  await study(learner, '2026-05-10T16:00:00Z');
  expect(await fetchStreakAt(learner, '2026-05-10T16:30:00Z')).toMatchObject({ current: 2 });
  await move('America/Los_Angeles', '2026-05-11T00:00:00Z');
  await app.deps.db.pool.query(
    `DELETE FROM past_time_zone WHERE learner_id = $1 AND until > now() - interval '1 hour'`,
    [learner.learnerId],
  );
  // It is still the 10th in Los Angeles: the streak is one day ahead of the calendar.
  expect(await fetchStreakAt(learner, '2026-05-11T01:00:00Z')).toEqual({
    current: 2,
    longest: 2,
    today: true,
  });
  await study(learner, '2026-05-11T01:00:00Z');
  await study(learner, '2026-05-12T19:00:00Z');
  expect(await fetchStreakAt(learner, '2026-05-12T19:00:00Z')).toEqual({
    current: 3,
    longest: 3,
    today: true,
  });
  const week = await learner.call(listWeek, {});
  expect(week.map(({ date }) => date)).toEqual([
    '2026-05-11',
    '2026-05-12',
    '2026-05-13',
    '2026-05-14',
    '2026-05-15',
    '2026-05-16',
    '2026-05-17',
  ]);
});

test('records the previous time zone only if a day has already been counted in it', async () => {
  const { id } = await createLearner(app, { timeZone: 'UTC' });
  const learner = await signInLearner(app, { id });
  const listPastZones = async () =>
    (await app.deps.db.prisma.pastTimeZone.findMany({ where: { learnerId: id } })).map((z) => z.zone);
  await app.deps.db.pool.query(`UPDATE learner SET time_zone = 'Asia/Tokyo' WHERE id = $1`, [id]);
  expect(await listPastZones()).toEqual([]);
  await study(learner, '2026-03-01T12:00:00Z');
  await app.deps.db.pool.query(`UPDATE learner SET time_zone = 'Europe/Paris' WHERE id = $1`, [id]);
  expect(await listPastZones()).toEqual(['Asia/Tokyo']);
});

test('ends a streak at a gap and joins two streaks when the missing day is added', async () => {
  const learner = await createLearnerIn('UTC');
  for (const day of ['01', '02', '04', '05', '06']) await study(learner, `2026-03-${day}T12:00:00Z`);
  expect(await fetchStreakAt(learner, '2026-03-07T12:00:00Z')).toEqual({
    current: 3,
    longest: 3,
    today: false,
  });
  expect(await fetchStreakAt(learner, '2026-03-08T12:00:00Z')).toEqual({
    current: 0,
    longest: 3,
    today: false,
  });
  // A review made offline counts for the day it was made.
  await app.deps.db.pool.query(`SELECT note_active_day($1, '2026-03-03')`, [learner.learnerId]);
  expect(await fetchStreakAt(learner, '2026-03-06T12:00:00Z')).toEqual({
    current: 6,
    longest: 6,
    today: true,
  });
});

test('rejects study time for another user’s text or video', async () => {
  const owner = await signInLearner(app);
  const stranger = await signInLearner(app);
  const { id } = await createText(owner, { text: 'Ants walk.' });
  const heartbeatInput = (body: object) => ({ body: { kind: 'reading', seconds: 30, ...body } as never });
  expect(await owner.call(heartbeat, heartbeatInput({ text_id: id }))).toEqual({ counted: 30 });
  await expect(stranger.call(heartbeat, heartbeatInput({ text_id: id }))).rejects.toMatchObject({
    code: 'text_not_found',
  });
  await expect(owner.call(heartbeat, heartbeatInput({ kind: 'video', video_id: id }))).rejects.toMatchObject({
    code: 'video_not_found',
  });
  expect(await stranger.call(getStudyTime, {})).toEqual({ total: 0, today: 0 });
});

test.each([
  [{ kind: 'sleeping', seconds: 30 }, 'kind'],
  [{ kind: 'words', seconds: 0 }, 'seconds'],
  [{ kind: 'words', seconds: 61 }, 'seconds'],
  [{ kind: 'reading', seconds: 30 }, 'text_id'],
  [{ kind: 'words', seconds: 30, text_id: '0199a000-0000-7000-8000-000000000000' }, 'text_id'],
  [{ kind: 'video', seconds: 30, text_id: '0199a000-0000-7000-8000-000000000000' }, 'video_id'],
  [{ kind: 'words', seconds: 30, language: 'xx' }, 'language'],
])('rejects the heartbeat %j', async (body, field) => {
  const learner = await signInLearner(app);
  await expect(learner.call(heartbeat, { body: body as never })).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { [field]: expect.any(Array) },
  });
});

test('counts study time per language', async () => {
  const german = languageByCode('de')?.id as number;
  const { id } = await createLearner(app, { selectedLanguages: [german], currentLanguage: german });
  const learner = await signInLearner(app, { id });
  freezeClock(app, '2026-03-01T12:00:00Z');
  await learner.call(heartbeat, { body: { kind: 'words', seconds: 20 } });
  expect(await learner.call(getStudyTime, { query: { language: 'de' } })).toEqual({ total: 20, today: 20 });
  expect(await learner.call(getStudyTime, { query: { language: 'fr' } })).toEqual({ total: 0, today: 0 });
});
