import type { MetricPeriod, Metrics } from '@glossa/contract/metrics';
import { languageLimits } from '@glossa/contract/plans';
import { taskTypes } from '@glossa/contract/task-kinds';
import type { Queryable } from '@glossa/db/database';

import { addDays, localDay } from '#domain/calendar/local-day.ts';
import { addMetrics, MovedFigures, subtractMetrics } from './moved-figures.ts';
import { periodOf } from './period.ts';
import {
  selectFirstDay,
  selectMoved,
  selectOpenTasks,
  selectStocks,
  type OpenTasks,
  type StockRow,
} from './queries.ts';
import { makeRetention } from './retention.ts';

function figuresOf(moved: MovedFigures): Metrics['figures'] {
  const reading_seconds = moved.sum('reading_seconds');
  const video_seconds = moved.sum('video_seconds');
  const words_seconds = moved.sum('words_seconds');
  return {
    learners: moved.total('joined'),
    joined: moved.sum('joined'),
    daily: moved.average('active_1'),
    weekly: moved.total('active_7'),
    monthly: moved.total('active_30'),
    study_seconds: [reading_seconds, video_seconds, words_seconds].reduce(addMetrics),
    reading_seconds,
    video_seconds,
    words_seconds,
    texts_read: moved.sum('texts_read'),
    pages_read: moved.sum('pages_read'),
    words_read: moved.sum('words_read'),
    videos_watched: moved.sum('videos_watched'),
    words_started: moved.sum('words_started'),
    words_known: moved.sum('words_known'),
    reviews: moved.sum('reviews'),
  };
}

const moneyOf = (moved: MovedFigures): Metrics['money'] =>
  moved.parts('paid', 'refunded', 'orders').map((currency) => {
    const paid = moved.sum('paid', currency);
    const refunded = moved.sum('refunded', currency);
    const orders = moved.sum('orders', currency);
    return { currency, orders, paid, refunded, net: subtractMetrics(paid, refunded) };
  });

function tasksOf(moved: MovedFigures, open: readonly OpenTasks[]): Metrics['tasks'] {
  const count = (status: OpenTasks['status'], type?: string) =>
    open
      .filter((row) => row.status === status && (type === undefined || row.type === type))
      .reduce((sum, row) => sum + row.count, 0);
  const waiting = open.filter(({ status }) => status === 'PENDING').map(({ oldest }) => oldest.getTime());
  return {
    succeeded: moved.sumOfParts('task_success'),
    failed: moved.sumOfParts('task_failure'),
    revoked: moved.sumOfParts('task_revoked'),
    waiting: count('PENDING'),
    running: count('STARTED'),
    oldest: waiting.length === 0 ? null : new Date(Math.min(...waiting)).toISOString(),
    kinds: taskTypes.map((type) => ({
      type,
      succeeded: moved.sum('task_success', type).value,
      failed: moved.sum('task_failure', type).value,
      revoked: moved.sum('task_revoked', type).value,
      waiting: count('PENDING', type),
      running: count('STARTED', type),
    })),
  };
}

function measuredOf(now: readonly StockRow[], then: readonly StockRow[]): Metrics['measured'] {
  const [first] = now;
  if (!first) return null;
  const stock = (figure: string, part = '') => {
    const find = (rows: readonly StockRow[]) =>
      rows.find((row) => row.figure === figure && row.part === part)?.amount;
    return { value: find(now) ?? 0, before: find(then) ?? null };
  };
  return {
    at: first.measuredAt.toISOString(),
    database: stock('database_bytes'),
    files: stock('file_bytes'),
    free: now.some(({ figure }) => figure === 'free_bytes') ? stock('free_bytes') : null,
    subscriptions: Object.keys(languageLimits).map((plan) => ({ plan, ...stock('subscriptions', plan) })),
  };
}

/** Returns all metrics of the site for a period that ends at `now`. */
export async function makeMetrics(db: Queryable, period: MetricPeriod, now: Date): Promise<Metrics> {
  const today = localDay(now, 'UTC');
  const first = (await selectFirstDay(db, period === 'all')) ?? today;
  const found = periodOf(period, today, first > today ? today : first);
  const [rows, retention, open, stocks, earlier] = await Promise.all([
    selectMoved(db, found),
    makeRetention(db, today),
    selectOpenTasks(db),
    selectStocks(db, today),
    found.before === null ? [] : selectStocks(db, addDays(found.from, -1)),
  ]);
  const moved = new MovedFigures(found, rows);
  const { days: _days, ...told } = found;
  return {
    ...told,
    figures: figuresOf(moved),
    retention,
    money: moneyOf(moved),
    tasks: tasksOf(moved, open),
    measured: measuredOf(stocks, earlier),
  };
}
