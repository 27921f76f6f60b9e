import { getMetrics, metricPeriods, type Metrics } from '@glossa/contract/metrics';
import { expect, test } from 'vitest';

import { addDays } from '#domain/calendar/local-day.ts';
import { recountSite } from '#features/metrics/queries.ts';
import { simulateLearner } from '#testing/diary/simulate-learner.ts';
import { startOfWeek, Recount } from '#testing/diary/recount.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const toDay = (moment: number): string => new Date(moment * 1000).toISOString().slice(0, 10);

interface Learner {
  joined: string;
  recount: Recount;
}

/** Returns whether a learner was active on any of the `days` days up to and including `last`. */
const wasActive = ({ recount }: Learner, last: string, days: number): boolean =>
  Array.from({ length: days }, (_, n) => addDays(last, -n)).some((day) => recount.isActive(day));

/** Compares the metrics page with the sums of all diaries. */
function compare(metrics: Metrics, learners: readonly Learner[], others: number): void {
  const { figures, from, to, starts, before } = metrics;
  const sum = (
    first: string,
    last: string,
    name: 'words_read' | 'texts_read' | 'reviews' | 'words_started',
  ) => learners.reduce((all, { recount }) => all + recount.between(first, last)[name], 0);
  for (const name of ['words_read', 'texts_read', 'reviews', 'words_started'] as const) {
    expect([name, figures[name].value]).toEqual([name, sum(from, to, name)]);
    const course = starts.map((start, n) =>
      sum(start, starts[n + 1] ? addDays(starts[n + 1] as string, -1) : to, name),
    );
    expect([name, figures[name].points]).toEqual([name, course]);
    expect(figures[name].before).toBe(before && sum(before, addDays(from, -1), name));
  }
  const seconds = learners.reduce((all, { recount }) => all + recount.done(from, to).seconds, 0);
  expect(figures.study_seconds.value).toBe(seconds);
  const countActive = (day: string, days: number) =>
    learners.filter((learner) => wasActive(learner, day, days)).length;
  expect(figures.weekly.value).toBe(countActive(to, 7));
  expect(figures.monthly.value).toBe(countActive(to, 30));
  const isDaily = metrics.unit === 'day';
  const days = isDaily ? starts : [];
  expect(isDaily ? figures.daily.points : []).toEqual(days.map((day) => countActive(day, 1)));
  expect(isDaily ? figures.monthly.points : []).toEqual(days.map((day) => countActive(day, 30)));
  expect(figures.learners.value).toBe(learners.length + others);
  expect(metrics.retention.length).toBeGreaterThan(0);
  for (const { week, active: activeCount } of metrics.retention) {
    const cohort = learners.filter(({ joined }) => startOfWeek(joined) === week);
    const weeks = activeCount.map((_count, n) => addDays(week, 7 * n));
    expect([week, activeCount]).toEqual([
      week,
      weeks.map((monday) => cohort.filter((learner) => wasActive(learner, addDays(monday, 6), 7)).length),
    ]);
  }
}

test('site metrics equal a recount of all diaries, even after accounts are deleted', async () => {
  const { pool } = app.deps.db;
  const people = new Map<string, Learner>();
  let now = 0;
  for (const seed of [11, 12, 13, 14]) {
    const life = await simulateLearner(app, seed, 70);
    now = Math.max(now, await life.until(70));
    people.set(life.learner.learnerId, { joined: toDay(life.first), recount: new Recount(life.history) });
  }
  const admin = await createLearner(app, { isSuperuser: true, createdAt: new Date('2021-01-01') });
  const browser = await signInLearner(app, admin);
  app.deps.clock = () => new Date(now * 1000);
  const checkMetrics = async () => {
    for (const period of metricPeriods)
      compare(await browser.call(getMetrics, { query: { period } }), [...people.values()], 1);
  };
  await checkMetrics();
  expect(await recountSite(app.deps.db)).toBe(0);
  await pool.query('SELECT fold_site_changes()');
  await checkMetrics();
  const [deletedId] = people.keys();
  await pool.query('DELETE FROM learner WHERE id = $1', [deletedId]);
  people.delete(deletedId as string);
  await checkMetrics();
  expect(await recountSite(app.deps.db)).toBe(0);
  // The nightly recount finds amounts that no longer match their rows.
  await pool.query(`UPDATE site_figure SET amount = amount + 1 WHERE figure = 'words_read'`);
  expect(await recountSite(app.deps.db)).toBeGreaterThan(0);
  await checkMetrics();
  // Deleting streaks between others keeps the counts correct.
  await pool.query(
    `DELETE FROM streak WHERE first_day IN (SELECT first_day FROM streak ORDER BY 1 OFFSET 3 LIMIT 20)`,
  );
  expect(await recountSite(app.deps.db)).toBe(0);
}, 240_000);
