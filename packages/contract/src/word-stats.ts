import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageRef } from './fields.ts';
import { messages } from './messages.ts';

/** Time ranges of statistics: the last 30 days, 12 weeks, 12 months or 5 years. */
export const statPeriods = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** Counts for consecutive intervals, oldest first. `date` is the first day of the interval. */
const Series = z.array(z.object({ date: z.iso.date(), count: z.int() }));

export const LearningStats = z
  .object({
    /** Running words read. Words read before daily counts were introduced aren't included. */
    total_words: Series,
    /** Number of words that first reached level 1 or higher in the interval and are still in the vocabulary. */
    unique_words: Series,
  })
  .meta({ id: 'LearningStats' });

export const getLearningStats = endpoint({
  method: 'GET',
  path: '/api/words/learning_stats/',
  summary: 'Count words read and started per day, week, month or year, in your time zone',
  access: 'learner',
  query: z.object({
    period: z.enum(statPeriods, messages.period_invalid).default('daily'),
    /** Numeric ID of the language. Codes are not accepted here. */
    language: z
      .union([z.string(), z.int().min(0).max(32_767)], messages.language_number)
      .refine((value) => /^\d+$/.test(String(value)), messages.language_number)
      .pipe(LanguageRef),
  }),
  result: LearningStats,
});
