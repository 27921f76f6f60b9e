import { statfs } from 'node:fs/promises';

import { retentionWeeks, type MetricPeriod, type Metrics } from '@glossa/contract/metrics';
import { languageLimits } from '@glossa/contract/plans';
import { taskTypes } from '@glossa/contract/task-kinds';
import type { Queryable } from '@glossa/db/database';

import type { Deps } from '#deps.ts';
import { addDays, localDay, type Day } from '#domain/calendar/local-day.ts';
import { openStorage } from '#platform/open-storage.ts';
import { addMetrics, MetricChanges, subtractMetrics } from './metric-changes.ts';
import { toPeriod } from './period.ts';
import * as queries from './queries.ts';

type SiteDeps = Pick<Deps, 'db' | 'clock'> & { config: Pick<Deps['config'], 'dataDir' | 'bucket'> };

/** Returns all metrics of the site for a period that ends at `now`. */
export async function getMetrics(db: Queryable, period: MetricPeriod, now: Date): Promise<Metrics> {
  const today = localDay(now, 'UTC');
  const first = (await queries.findFirstDay(db, { event: period === 'all' ? 'anything' : 'joins' })) ?? today;
  const found = toPeriod(period, today, first > today ? today : first);
  const [rows, retention, open, stocks, earlier] = await Promise.all([
    queries.sumChanges(db, found),
    loadRetention(db, today),
    queries.countOpenTasks(db),
    queries.listStocks(db, today),
    found.before === null ? [] : queries.listStocks(db, addDays(found.from, -1)),
  ]);
  const changes = new MetricChanges(found, rows);
  const { days: _days, ...shown } = found;
  return {
    ...shown,
    figures: buildMetrics(changes),
    retention,
    money: buildMoney(changes),
    tasks: buildTasks(changes, open),
    measured: buildMeasured(stocks, earlier),
  };
}

function buildMetrics(changes: MetricChanges): Metrics['figures'] {
  const reading_seconds = changes.sum('reading_seconds');
  const video_seconds = changes.sum('video_seconds');
  const words_seconds = changes.sum('words_seconds');
  return {
    learners: changes.total('joined'),
    joined: changes.sum('joined'),
    daily: changes.average('active_1'),
    weekly: changes.total('active_7'),
    monthly: changes.total('active_30'),
    study_seconds: [reading_seconds, video_seconds, words_seconds].reduce(addMetrics),
    reading_seconds,
    video_seconds,
    words_seconds,
    texts_read: changes.sum('texts_read'),
    pages_read: changes.sum('pages_read'),
    words_read: changes.sum('words_read'),
    videos_watched: changes.sum('videos_watched'),
    words_started: changes.sum('words_started'),
    words_known: changes.sum('words_known'),
    reviews: changes.sum('reviews'),
  };
}

const buildMoney = (changes: MetricChanges): Metrics['money'] =>
  changes.parts('paid', 'refunded', 'orders').map((currency) => {
    const paidRevenue = changes.sum('paid', currency);
    const refunded = changes.sum('refunded', currency);
    const orders = changes.sum('orders', currency);
    return { currency, orders, paid: paidRevenue, refunded, net: subtractMetrics(paidRevenue, refunded) };
  });

function buildTasks(changes: MetricChanges, open: readonly queries.OpenTasksRow[]): Metrics['tasks'] {
  const count = (status: queries.OpenTasksRow['status'], type?: string) =>
    open
      .filter((row) => row.status === status && (type === undefined || row.type === type))
      .reduce((sum, row) => sum + row.count, 0);
  const waiting = open.filter(({ status }) => status === 'PENDING').map(({ oldest }) => oldest.getTime());
  return {
    succeeded: changes.sumOfParts('task_success'),
    failed: changes.sumOfParts('task_failure'),
    revoked: changes.sumOfParts('task_revoked'),
    waiting: count('PENDING'),
    running: count('STARTED'),
    oldest: waiting.length === 0 ? null : new Date(Math.min(...waiting)).toISOString(),
    kinds: taskTypes.map((type) => ({
      type,
      succeeded: changes.sum('task_success', type).value,
      failed: changes.sum('task_failure', type).value,
      revoked: changes.sum('task_revoked', type).value,
      waiting: count('PENDING', type),
      running: count('STARTED', type),
    })),
  };
}

function buildMeasured(
  now: readonly queries.StockRow[],
  then: readonly queries.StockRow[],
): Metrics['measured'] {
  const [first] = now;
  if (!first) return null;
  const stockMetric = (metric: string, part = '') => {
    const find = (rows: readonly queries.StockRow[]) =>
      rows.find((row) => row.figure === metric && row.part === part)?.amount;
    return { value: find(now) ?? 0, before: find(then) ?? null };
  };
  return {
    at: first.measuredAt.toISOString(),
    database: stockMetric('database_bytes'),
    files: stockMetric('file_bytes'),
    free: now.some(({ figure }) => figure === 'free_bytes') ? stockMetric('free_bytes') : null,
    subscriptions: Object.keys(languageLimits).map((plan) => ({
      plan,
      ...stockMetric('subscriptions', plan),
    })),
  };
}

const startOfWeek = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Returns the cohorts of recent weeks, with the number of learners in each who were active in each week since. */
async function loadRetention(db: Queryable, today: Day): Promise<Metrics['retention']> {
  const last = startOfWeek(today);
  const weeks = Array.from({ length: retentionWeeks }, (_, n) => addDays(last, -7 * n));
  const [cohorts, moved] = await Promise.all([
    queries.countCohorts(db, weeks.at(-1) as Day),
    queries.sumRetained(db, weeks),
  ]);
  const sizes = new Map(cohorts.map(({ week, size }) => [week, size]));
  const changes = new Map(moved.map(({ cohort, week, amount }) => [`${cohort} ${week}`, amount]));
  return weeks.flatMap((week, age) => {
    const size = sizes.get(week) ?? 0;
    if (size === 0) return [];
    let active = 0;
    return [
      {
        week,
        size,
        active: Array.from(
          { length: age + 1 },
          (_, n) => (active += changes.get(`${week} ${addDays(week, 7 * n)}`) ?? 0),
        ),
      },
    ];
  });
}

/** Updates the metrics, and measures the site once an hour. */
export async function updateMetrics(deps: SiteDeps): Promise<void> {
  // Backfill the metrics for everything that happened before they were recorded.
  if (!(await queries.hasJoined(deps.db))) await queries.recountSite(deps.db);
  await queries.foldChanges(deps.db);
  if (!(await queries.isMeasured(deps.db, deps.clock()))) await measureSite(deps);
}

/** Measures the values that aren't recorded as changes: storage and active subscriptions. */
export async function measureSite({ db, config, clock }: SiteDeps): Promise<void> {
  const now = clock();
  let fileBytes = 0;
  for await (const { size } of openStorage(config).list()) fileBytes += size;
  const day = localDay(now, 'UTC');
  await queries.storeMeasurements(db, { day, now, fileBytes, freeBytes: await readFreeBytes(config) });
}

/** Returns the free bytes on the disk that stores the files, or null for a bucket, which has no known limit. */
async function readFreeBytes({ dataDir, bucket }: SiteDeps['config']): Promise<number | null> {
  if (bucket) return null;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}
