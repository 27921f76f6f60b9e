import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageRef } from './fields.ts';
import { messages } from './messages.ts';

/** Stretches of time that statistics are told in: 30 days, 12 weeks, 12 months or 5 years up to now. */
export const statPeriods = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** Counts of consecutive stretches of time, the oldest first; `date` is the first day of each. */
const Series = z.array(z.object({ date: z.iso.date(), count: z.int() }));

export const LearningStats = z
  .object({
    /** Running words that were read; nothing is known of the time before it was counted by day. */
    total_words: Series,
    /** Words that first reached level 1 or more and are still in the vocabulary. */
    unique_words: Series,
  })
  .meta({ id: 'LearningStats' });

export const getLearningStats = endpoint({
  method: 'GET',
  path: '/api/words/learning_stats/',
  summary: 'Words read and words taken up per day, week, month or year, in the learner’s time zone',
  access: 'learner',
  query: z.object({
    period: z.enum(statPeriods, messages.period_invalid).default('daily'),
    /** The number of the language; its code is refused here. */
    language: z
      .union([z.string(), z.int().min(0).max(32_767)], messages.language_number)
      .refine((value) => /^\d+$/.test(String(value)), messages.language_number)
      .pipe(LanguageRef),
  }),
  result: LearningStats,
});
