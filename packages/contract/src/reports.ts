import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef } from './fields.ts';
import { goalMeasures, goalPeriods } from './goals.ts';
import { messages } from './messages.ts';
import { StudyActivity, noActivity, ReachedMilestone } from './progress.ts';

export const reportKinds = ['learning', 'progress', 'vocabulary', 'reading'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Periods that end today: 7 days, or the given number of months. */
export const reportPeriods = [
  'last_week',
  'last_month',
  'last_3_months',
  'last_6_months',
  'last_year',
] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** Maximum number of learned words, and of texts and videos, listed in a report. */
export const maxListed = 500;

export const reportType = 'text/csv; charset=utf-8';

/** The learner that a report is about, with the codes of their languages. */
const ReportLearner = z
  .object({ id: Id, username: z.string(), name: z.string(), languages: z.array(z.string()) })
  .meta({ id: 'ReportLearner' });
export type ReportLearner = z.infer<typeof ReportLearner>;

/** First and last day. */
const Days = z.object({ from: z.iso.date(), to: z.iso.date() });

/** Study activity in a period, and the number of days with activity. */
export const ReportDone = StudyActivity.extend({
  reading_seconds: z.int(),
  video_seconds: z.int(),
  words_seconds: z.int(),
  active_days: z.int(),
});
export type ReportDone = z.infer<typeof ReportDone>;

export const emptyReport: ReportDone = {
  ...noActivity,
  reading_seconds: 0,
  video_seconds: 0,
  words_seconds: 0,
  active_days: 0,
};

/** A day, a calendar week (starting on Monday) or a calendar month, clipped to the period. */
const ReportInterval = Days.extend({ done: ReportDone });

const Report = Days.extend({
  period: z.enum(reportPeriods),
  /** Length of the intervals. */
  unit: z.enum(['day', 'week', 'month']),
  /** Language code. Null for all languages. */
  language: z.string().nullable(),
  learner: ReportLearner,
  stretches: z.array(ReportInterval),
  totals: ReportDone,
  /** The preceding period of the same number of days. */
  before: ReportInterval,
});
export type Report = z.infer<typeof Report>;

export const LearningReport = Report.meta({ id: 'LearningReport' });

/** Goals, milestones and streaks are across all languages. */
export const ProgressReport = Report.extend({
  /**
   * Goals that were reached, and how often. `last_day` is the first day of the most recent period in which the goal was
   * reached.
   */
  goals: z.array(
    z.object({
      period: z.enum(goalPeriods),
      measure: z.enum(goalMeasures),
      target: z.int(),
      times: z.int(),
      last_day: z.iso.date(),
    }),
  ),
  achievements: z.array(ReachedMilestone),
  /** Lengths of streaks in days: current, longest ever, and longest within the period. */
  streak: z.object({ current: z.int(), longest: z.int(), in_period: z.int() }),
}).meta({ id: 'ProgressReport' });
export type ProgressReport = z.infer<typeof ProgressReport>;

export const VocabularyReport = Report.extend({
  /** Current number of words in the vocabulary at each level from 1 to 5. */
  levels: z.array(z.object({ level: z.int(), count: z.int() })),
  /**
   * Words that became known for the first time in the period, latest first, at most 500. `totals.words_learned` is the
   * total.
   */
  learned: z.array(
    z.object({ text: z.string(), translation: z.string(), language: z.string(), date: z.iso.date() }),
  ),
}).meta({ id: 'VocabularyReport' });
export type VocabularyReport = z.infer<typeof VocabularyReport>;

/** A text or video, with the learner's activity in it during the period. */
const ReportSource = z.object({
  type: z.enum(['reading', 'video']),
  /** Null if it was deleted. */
  id: Id.nullable(),
  title: z.string(),
  language: z.string(),
  seconds: z.int(),
  pages: z.int(),
  words: z.int(),
  /** Based only on reading for which the time is known. */
  words_per_minute: z.int().nullable(),
  /** Number of times it was finished in the period. */
  times: z.int(),
  last_day: z.iso.date(),
  /** Current share of running words that are new or being learned, from 0 to 1. Null if deleted or not analyzed. */
  unknown_share: z.number().nullable(),
});
export type ReportSource = z.infer<typeof ReportSource>;

export const ReadingReport = Report.extend({
  /** Sorted by time spent, at most 500. */
  sources: z.array(ReportSource),
  /** Total number of sources. */
  source_count: z.int(),
}).meta({ id: 'ReadingReport' });
export type ReadingReport = z.infer<typeof ReadingReport>;

const ReportQuery = z.object({
  period: z.enum(reportPeriods, messages.report_period_invalid).default('last_month'),
  language: LanguageRef.optional(),
  /** ID of another learner, for staff. */
  learner: z.uuid(messages.learner_id_invalid).optional(),
  format: z.enum(['json', 'csv'], messages.report_format_invalid).default('json'),
});

const base = {
  method: 'GET',
  access: 'user',
  query: ReportQuery,
  produces: [reportType],
  errors: ['learner_not_found', 'forbidden'],
} as const;

export const getLearningReport = endpoint({
  ...base,
  path: '/api/reports/learning/',
  summary: 'Report study time, texts, videos, words and reviews by day, week or month',
  result: LearningReport,
});

export const getProgressReport = endpoint({
  ...base,
  path: '/api/reports/progress/',
  summary: 'Report goals and milestones reached, streaks and the share of correct answers',
  result: ProgressReport,
});

export const getVocabularyReport = endpoint({
  ...base,
  path: '/api/reports/vocabulary/',
  summary: 'Report words started and learned, and the number of words at each level',
  result: VocabularyReport,
});

export const getReadingReport = endpoint({
  ...base,
  path: '/api/reports/reading/',
  summary: 'Report texts and videos with study time, pages, words and speed',
  result: ReadingReport,
});

export const findReportLearners = endpoint({
  method: 'GET',
  path: '/api/reports/learners/',
  summary: 'Find up to 20 learners by part of their username, email or name, sorted by username',
  access: 'staff',
  query: z.object({ search: z.string().trim().max(200).default('') }),
  result: z.object({ results: z.array(ReportLearner) }),
});
