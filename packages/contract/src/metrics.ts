import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';
import { taskTypes } from './task-kinds.ts';

/** Number of days to look back, including today, or `all` for the whole history. */
export const metricPeriods = ['7', '30', '90', '365', 'all'] as const;
export type MetricPeriod = (typeof metricPeriods)[number];

/** Number of weeks for which the retention of a weekly cohort is measured. */
export const retentionWeeks = 12;

/** Metrics: the number of learners at the end of a period or during it, and totals of their activities in it. */
export const metricNames = [
  'learners',
  'joined',
  'daily',
  'weekly',
  'monthly',
  'study_seconds',
  'reading_seconds',
  'video_seconds',
  'words_seconds',
  'texts_read',
  'pages_read',
  'words_read',
  'videos_watched',
  'words_started',
  'words_known',
  'reviews',
] as const;
export type MetricName = (typeof metricNames)[number];

const Day = z.iso.date();

/** The value of a metric in a period, with its time series. */
export const Metric = z
  .object({
    value: z.number(),
    /** Value in the previous period. Null if the site didn't exist yet. */
    before: z.number().nullable(),
    /** The time series, with one value for each of `starts`. */
    points: z.array(z.number()),
  })
  .meta({ id: 'Metric' });
export type Metric = z.infer<typeof Metric>;

/** The latest measurement, in bytes or number of learners. It has no time series. */
const Gauge = z.object({ value: z.number(), before: z.number().nullable() });
export type Stock = z.infer<typeof Gauge>;

export const Metrics = z
  .object({
    period: z.enum(metricPeriods),
    /** First and last day, in UTC. Activities are counted on the learner's local day. */
    from: Day,
    to: Day,
    unit: z.enum(['day', 'week', 'month']),
    /** First day of each interval in the period. */
    starts: z.array(Day),
    /** First day of the previous period. Null if there is none. */
    before: Day.nullable(),
    figures: z.record(z.enum(metricNames), Metric),
    /**
     * Weekly cohorts, newest first: how many learners joined in a week, and how many of them were active in each week
     * since.
     */
    retention: z.array(z.object({ week: Day, size: z.int(), active: z.array(z.int()) })),
    /** Payments, refunds and net amounts from the ledger, by currency. In minor units. */
    money: z.array(
      z.object({ currency: z.string(), orders: Metric, paid: Metric, refunded: Metric, net: Metric }),
    ),
    tasks: z.object({
      succeeded: Metric,
      failed: Metric,
      revoked: Metric,
      /** Current number, counted up to 10,000. */
      waiting: z.int(),
      running: z.int(),
      oldest: Moment.nullable(),
      kinds: z.array(
        z.object({
          type: z.enum(taskTypes),
          succeeded: z.int(),
          failed: z.int(),
          revoked: z.int(),
          waiting: z.int(),
          running: z.int(),
        }),
      ),
    }),
    /** Latest measurement, at most an hour old. Null if no worker has measured yet. */
    measured: z
      .object({
        at: Moment,
        /** Bytes. */
        database: Gauge,
        files: Gauge,
        /** Free bytes on the disk that stores files. Null if files are stored in a bucket. */
        free: Gauge.nullable(),
        /** Number of active subscriptions by plan. */
        subscriptions: z.array(Gauge.extend({ plan: z.string() })),
      })
      .nullable(),
  })
  .meta({ id: 'Metrics' });
export type Metrics = z.infer<typeof Metrics>;

const PeriodQuery = z.object({ period: z.enum(metricPeriods).default('30') });

export const getMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/metrics/',
  summary: 'Get metrics of the whole site, from precomputed daily counts',
  access: 'admin',
  query: PeriodQuery,
  result: Metrics,
});

/** Tables of metrics that can be exported. */
export const metricTables = ['all', 'figures', 'course', 'retention', 'money', 'tasks', 'measured'] as const;
export type MetricTable = (typeof metricTables)[number];

export const exportMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/metrics/export/',
  summary: 'Export the metrics as a table',
  access: 'admin',
  query: PeriodQuery.extend({ table: z.enum(metricTables).default('all') }),
  produces: ['text/csv; charset=utf-8'],
});
