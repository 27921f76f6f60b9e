import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';
import { taskTypes } from './task-kinds.ts';

/** Days that are looked back on, today included, or everything there is. */
export const metricPeriods = ['7', '30', '90', '365', 'all'] as const;
export type MetricPeriod = (typeof metricPeriods)[number];

/** Weeks that are told of those who joined in one week. */
export const retentionWeeks = 12;

/** Figures of learners at the end of a period or within it, and sums of what they did in it. */
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

/** A figure of a period. */
export const Metric = z
  .object({
    value: z.number(),
    /** The same of the period before; null where the site is younger than that. */
    before: z.number().nullable(),
    /** Its course, one for each of `starts`. */
    points: z.array(z.number()),
  })
  .meta({ id: 'Metric' });
export type Metric = z.infer<typeof Metric>;

/** What was measured last: bytes, or people. Without a course. */
const Stock = z.object({ value: z.number(), before: z.number().nullable() });
export type Stock = z.infer<typeof Stock>;

export const Metrics = z
  .object({
    period: z.enum(metricPeriods),
    /** First and last day. Days are those of UTC; what learners did stands on the day of their own calendar. */
    from: Day,
    to: Day,
    unit: z.enum(['day', 'week', 'month']),
    /** First days of the stretches of the period. */
    starts: z.array(Day),
    /** First day of the period before; null where there is none. */
    before: Day.nullable(),
    figures: z.record(z.enum(metricNames), Metric),
    /** Of those who joined in a week, how many were active in each week from that one on; newest first. */
    retention: z.array(z.object({ week: Day, size: z.int(), active: z.array(z.int()) })),
    /** In minor units, by currency: what came in, what was given back, and the difference. As the ledger has it. */
    money: z.array(
      z.object({ currency: z.string(), orders: Metric, paid: Metric, refunded: Metric, net: Metric }),
    ),
    tasks: z.object({
      succeeded: Metric,
      failed: Metric,
      revoked: Metric,
      /** Now; at most 10,000 are counted. */
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
    /** As it was measured, at most an hour before; null where no worker has done so yet. */
    measured: z
      .object({
        at: Moment,
        /** Bytes. */
        database: Stock,
        files: Stock,
        /** Bytes that are free on the disk of the files; null where they lie in a bucket. */
        free: Stock.nullable(),
        /** Those in force, by plan. */
        subscriptions: z.array(Stock.extend({ plan: z.string() })),
      })
      .nullable(),
  })
  .meta({ id: 'Metrics' });
export type Metrics = z.infer<typeof Metrics>;

const PeriodQuery = z.object({ period: z.enum(metricPeriods).default('30') });

export const getMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/metrics/',
  summary: 'What goes on on the whole site, from figures that are kept',
  access: 'admin',
  query: PeriodQuery,
  result: Metrics,
});

/** Tables that the metrics can be had as. */
export const metricTables = ['all', 'figures', 'course', 'retention', 'money', 'tasks', 'measured'] as const;
export type MetricTable = (typeof metricTables)[number];

export const exportMetrics = endpoint({
  method: 'GET',
  path: '/api/admin/metrics/export/',
  summary: 'The same as a table',
  access: 'admin',
  query: PeriodQuery.extend({ table: z.enum(metricTables).default('all') }),
  produces: ['text/csv; charset=utf-8'],
});
