import {
  getLearningReport,
  getProgressReport,
  getReadingReport,
  getVocabularyReport,
  reportPeriods,
} from '@glossa/contract/reports';
import { languageByCode } from '@glossa/language/languages';
import { beforeAll, expect, test } from 'vitest';

import { addDays } from '#domain/calendar/local-day.ts';
import type { Browser } from '#testing/browser.ts';
import { freezeClock } from '#testing/clock.ts';
import { createHistory, tally, type Activity } from '#testing/factories/history.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const english = languageByCode('en')?.id as number;
const german = languageByCode('de')?.id as number;
// July 16 in Auckland
const now = '2026-07-15T20:00:00Z';

let learner: Browser & { learnerId: string };
let activities: Activity[];
beforeAll(async () => {
  learner = await signInLearner(app);
  freezeClock(app, now);
  activities = await createHistory(app, learner.learnerId, {
    days: 420,
    until: now,
    zones: ['America/Los_Angeles', 'Pacific/Auckland'],
    languages: [english, german],
  });
});

/** Returns the activities in a range of days, optionally only those in one language. */
const activitiesBetween = (from: string, to: string, language?: string) =>
  activities.filter(
    ({ day, language: of }) => day >= from && day <= to && (language === undefined || of === german),
  );

function recount(from: string, to: string, language?: string) {
  const matching = activitiesBetween(from, to, language);
  const { words_known, ...sums } = tally(matching);
  return {
    ...sums,
    words_learned: words_known,
    seconds: sums.reading_seconds + sums.video_seconds + sums.words_seconds,
    active_days: new Set(matching.map(({ day }) => day)).size,
  };
}

const cases = reportPeriods.flatMap((period) => [undefined, 'de'].map((language) => ({ period, language })));

test.each(cases)(
  'the learning report matches a recount of the history, $period $language',
  async ({ period, language }) => {
    const report = await learner.call(getLearningReport, { query: { period, language } });
    expect(report.to).toBe('2026-07-16');
    let day = report.from;
    for (const { from, to, done } of report.stretches) {
      expect(from).toBe(day);
      expect(done).toEqual(recount(from, to, language));
      day = addDays(to, 1);
    }
    expect(day).toBe('2026-07-17');
    expect(report.totals).toEqual(recount(report.from, report.to, language));
    expect(report.before.to).toBe(addDays(report.from, -1));
    expect(report.before.done).toEqual(recount(report.before.from, report.before.to, language));
  },
);

test.each(cases)(
  'the vocabulary report lists the words learned, $period $language',
  async ({ period, language }) => {
    const report = await learner.call(getVocabularyReport, { query: { period, language } });
    const done = activitiesBetween(report.from, report.to, language).filter(
      (activity) => activity.words_known > 0,
    );
    expect(report.totals.words_learned).toBe(done.length);
    expect(report.learned.map(({ date }) => date)).toEqual(
      done
        .toSorted((a, b) => b.moment.getTime() - a.moment.getTime())
        .map(({ day }) => day)
        .slice(0, 500),
    );
    const matching = activities.filter(
      (activity) => activity.words_started > 0 && (language === undefined || activity.language === german),
    );
    const known = matching.filter((activity) => activity.words_known > 0).length;
    expect(report.levels.map(({ count }) => count)).toEqual([matching.length - known, 0, 0, known, 0]);
  },
);

test.each(cases)(
  'the reading report matches the texts and videos in the history, $period $language',
  async ({ period, language }) => {
    const report = await learner.call(getReadingReport, { query: { period, language } });
    const done = activitiesBetween(report.from, report.to, language).filter(({ source }) => source !== null);
    const names = new Set(done.map(({ source, kind }) => `${kind} ${source?.slice(-4)}`));
    expect(report.source_count).toBe(names.size);
    expect(new Set(report.sources.map(({ type, title }) => `${type} ${title}`))).toEqual(names);
    for (const { type, title, id, ...one } of report.sources) {
      const ownDone = done.filter(({ kind, source }) => kind === type && source?.endsWith(title));
      const sums = tally(ownDone);
      const seconds = sums.reading_seconds + sums.video_seconds;
      expect({ id, ...one }).toMatchObject({
        id: null,
        seconds,
        pages: sums.pages_read,
        words: sums.words_read,
        times: sums.texts_read + sums.videos_watched,
        last_day: ownDone
          .map(({ day }) => day)
          .toSorted()
          .at(-1),
        words_per_minute:
          type === 'reading' && sums.words_read > 0 && seconds > 0
            ? Math.round((sums.words_read * 60) / seconds)
            : null,
      });
    }
  },
);

test('the progress report includes the streaks, goals and milestones of the period', async () => {
  const { pool } = app.deps.db;
  const id = learner.learnerId;
  await pool.query(
    `INSERT INTO goal_reached (learner_id, period, measure, first_day, target, reached_at) VALUES
     ($1, 'daily', 'minutes', '2026-07-15', 10, now()), ($1, 'daily', 'minutes', '2026-07-12', 10, now()),
     ($1, 'weekly', 'pages', '2026-07-13', 50, now()), ($1, 'daily', 'words', '2026-06-01', 5, now())`,
    [id],
  );
  await pool.query(
    `INSERT INTO achievement (learner_id, kind, day, reached_at) VALUES
     ($1, 'words_100', '2026-07-14', now()), ($1, 'streak_3', '2026-05-01', now())`,
    [id],
  );
  const report = await learner.call(getProgressReport, { query: { period: 'last_week' } });
  expect(report.goals).toEqual([
    { period: 'daily', measure: 'minutes', target: 10, times: 2, last_day: '2026-07-15' },
    { period: 'weekly', measure: 'pages', target: 50, times: 1, last_day: '2026-07-13' },
  ]);
  expect(report.achievements).toEqual([{ id: 'words_100', title: '100 words known', date: '2026-07-14' }]);

  const active = new Set(activities.map(({ day }) => day));
  const runFrom = (first: string, last: string) => {
    let [most, run] = [0, 0];
    for (let day = first; day <= last; day = addDays(day, 1)) {
      run = active.has(day) ? run + 1 : 0;
      most = Math.max(most, run);
    }
    return { most, run };
  };
  const { run, most } = runFrom('2025-01-01', '2026-07-16');
  const current = active.has('2026-07-16') ? run : runFrom('2025-01-01', '2026-07-15').run;
  expect(report.streak).toEqual({
    current,
    longest: most,
    in_period: runFrom(report.from, report.to).most,
  });
});
