import { getStudyStreak, getStudyTime, listRecentActivities, listWeek } from '@glossa/contract/activity';
import { getDashboard } from '@glossa/contract/dashboard';
import {
  goalMeasures,
  goalPeriods,
  putGoals,
  getGoals,
  type GoalMeasure,
  type GoalPeriod,
} from '@glossa/contract/goals';
import { getProgress } from '@glossa/contract/progress';
import { getLearningStats, statPeriods } from '@glossa/contract/word-stats';
import { expect, test } from 'vitest';

import { addDays, type Day } from '#domain/calendar/local-day.ts';
import { periodStarts } from '#domain/calendar/periods.ts';
import type { Browser } from '#testing/browser.ts';
import { compareJournal, compareReports } from '#testing/diary/compare-reports.ts';
import { dayAt, english, german } from '#testing/diary/history.ts';
import { simulateLearner } from '#testing/diary/simulate-learner.ts';
import { startOfWeek, Recount } from '#testing/diary/recount.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const dawn = '1970-01-01';
const daysOfWeek = (day: Day) => Array.from({ length: 7 }, (_, n) => addDays(startOfWeek(day), n));
const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const codes = [
  [english, 'en'],
  [german, 'de'],
] as const;

/** Compares all statistics about a learner's activity with a recount of their diary. */
async function compare(life: Awaited<ReturnType<typeof simulateLearner>>, now: number): Promise<void> {
  const { learner, history, words } = life;
  const today = dayAt(history, now);
  const recount = new Recount(history);
  const streak = recount.streak(today);
  expect(await learner.call(getStudyStreak, {})).toEqual(streak);
  for (const [language, code] of [...codes, [undefined, undefined] as const]) {
    const query = code ? { language: code } : {};
    const week = daysOfWeek(today).map((date, n) => {
      const { texts_read, videos_watched, words_learned } = recount.between(date, date, language);
      return { date, day: names[n], stats: { texts_read, videos_watched, words_learned } };
    });
    expect(await learner.call(listWeek, { query })).toEqual(week);
    const total = recount.done(dawn, '9999-12-31', language);
    const study_time = { total: total.seconds, today: recount.done(today, today, language).seconds };
    expect(await learner.call(getStudyTime, { query })).toEqual(study_time);
    const languageWords = words.filter((word) => language === undefined || word.language === language);
    const vocabulary = {
      words_learned: languageWords.filter(({ isKnown }) => isKnown).length,
      unique_words: languageWords.length,
    };
    expect(await learner.call(getProgress, { query })).toMatchObject({
      ...vocabulary,
      study_time,
      streak,
      accuracy:
        total.reviews === 0 ? null : Math.round((total.reviews_right / total.reviews) * 10_000) / 10_000,
      today: recount.done(today, today, language),
      week: recount.done(startOfWeek(today), today, language),
      weeklyProgress: daysOfWeek(today).map((date, n) => {
        const sumDone = recount.done(date, date, language);
        return {
          date,
          day: names[n],
          minutes: Math.floor(sumDone.seconds / 60),
          words: sumDone.words_learned,
        };
      }),
    });
    await compareRecent(learner, recount, query, language);
    await compareJournal(learner, recount, today, { code, language });
    await compareReports(learner, recount, today, { code, language });
    if (language === undefined) continue;
    const daily = buildExpectedStats(recount, 'daily', today, language);
    expect(await learner.call(getDashboard, { query: { language: code } })).toMatchObject({
      stats: {
        ...vocabulary,
        study_time,
        videos_watched: total.videos_watched,
        texts_read: total.texts_read,
        total_words: total.words_read,
      },
      streak,
      weekly: week,
      learning_stats: daily,
    });
    for (const period of statPeriods) {
      const stats = await learner.call(getLearningStats, { query: { period, language: String(language) } });
      expect(stats).toEqual(buildExpectedStats(recount, period, today, language));
    }
  }
  await compareGoals(learner, recount, today);
}

function buildExpectedStats(
  recount: Recount,
  period: (typeof statPeriods)[number],
  today: Day,
  language: number,
) {
  const starts = periodStarts(period, today);
  const series = (name: 'words_read' | 'words_started') =>
    starts.map((date, n) => {
      const next = starts[n + 1];
      const last = next === undefined ? today : addDays(next, -1);
      return { date, count: recount.between(date, last, language)[name] };
    });
  return { total_words: series('words_read'), unique_words: series('words_started') };
}

async function compareRecent(
  learner: Browser,
  recount: Recount,
  query: object,
  language: number | undefined,
) {
  const { days } = await learner.call(listRecentActivities, { query });
  for (const { date, stats, activities } of days) {
    const { texts_read, videos_watched, words_learned } = recount.between(date, date, language);
    expect([date, stats]).toEqual([date, { texts_read, videos_watched, words_learned }]);
    const count = (type: string) =>
      activities.filter((one) => one.activity_type === type).reduce((sum, one) => sum + one.count, 0);
    expect([count('text_read'), count('video_watched'), count('words_learned')]).toEqual(
      Object.values(stats),
    );
  }
}

async function compareGoals(learner: Browser, recount: Recount, today: Day): Promise<void> {
  const goals = goalPeriods.flatMap((period) =>
    goalMeasures.map((measure) => ({ period, measure, target: 1440 })),
  );
  await learner.call(putGoals, { body: { goals } });
  const first: Record<GoalPeriod, Day> = {
    daily: today,
    weekly: startOfWeek(today),
    monthly: `${today.slice(0, 8)}01`,
  };
  const sumDone = (period: GoalPeriod): Record<GoalMeasure, number> => {
    const sum = recount.done(first[period], today);
    return {
      minutes: Math.floor(sum.seconds / 60),
      words: sum.words_learned,
      pages: sum.pages_read,
      reviews: sum.reviews,
    };
  };
  const reportedGoals = (await learner.call(getGoals, {})).goals.map((goal) => [
    goal.period,
    goal.measure,
    goal.done,
  ]);
  expect(reportedGoals).toEqual(
    goals.map(({ period, measure }) => [period, measure, sumDone(period)[measure]]),
  );
}

test.each([1, 2, 3])(
  'all statistics over 400 days equal a recount (diary %i)',
  async (seed) => {
    const life = await simulateLearner(app, seed, 400);
    for (const days of [1, 40, 230, 400]) await compare(life, await life.until(days));
  },
  120_000,
);
