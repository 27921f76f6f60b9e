import * as z from 'zod';

import { studyKinds } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, paginated, Moment, PageQuery } from './fields.ts';
import { messages } from './messages.ts';

export const journalPeriods = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export const journalActivities = ['all', 'reading', 'words', 'video'] as const;

/** Maximum number of started words, and of learned words, listed in an entry. */
export const maxSampledWords = 8;

/** A text read, a video watched, or words learned in a language on one day. */
export const JournalEntry = z
  .object({
    id: z.string(),
    type: z.enum(studyKinds),
    /** Title of the text or video. Empty for words. */
    title: z.string(),
    /** English text. Clients localize it from `stats`, `times` and `title`. */
    description: z.string(),
    timestamp: Moment,
    language: z.string(),
    /** ID of the text or video. Null for words, and if the source was deleted. */
    source_id: Id.nullable(),
    /** Number of times it was finished. */
    times: z.int(),
    /** Number of words that became known for the first time. Only in entries of type `words`. */
    wordsLearned: z.int(),
    /** The most recently started words. Only in entries of type `words`. */
    words: z.array(z.string()).max(maxSampledWords),
    /** The words that most recently became known for the first time. Only in entries of type `words`. */
    learnedWords: z.array(z.string()).max(maxSampledWords),
    stats: z.object({
      /** Number of words started. Only in entries of type `words`. */
      newWords: z.int(),
      pagesRead: z.int(),
      /** Minutes of study. Less than a minute counts as one. */
      duration: z.int(),
      cardsReviewed: z.int(),
    }),
  })
  .meta({ id: 'JournalEntry' });
export type JournalEntry = z.infer<typeof JournalEntry>;

export const JournalDay = z
  .object({ date: z.iso.date(), entries: z.array(JournalEntry) })
  .meta({ id: 'JournalDay' });
export type JournalDay = z.infer<typeof JournalDay>;

/** Totals for the whole period and the selected activity. */
export const JournalTotals = z
  .object({
    /** Number of words that became known for the first time, and of words started. */
    words_learned: z.int(),
    words_started: z.int(),
    pages_read: z.int(),
    /** Seconds of study. */
    time_spent: z.int(),
    cards_reviewed: z.int(),
    texts_read: z.int(),
    videos_watched: z.int(),
  })
  .meta({ id: 'JournalTotals' });
export type JournalTotals = z.infer<typeof JournalTotals>;

// Year 0 doesn't exist.
const CalendarDate = z.iso
  .date(messages.date_invalid)
  .refine((date) => date >= '0001', messages.date_invalid)
  .optional();

const JournalQuery = PageQuery.extend({
  period: z.enum(journalPeriods, messages.journal_period_invalid).default('week'),
  /** First and last day of a `custom` period. */
  from: CalendarDate,
  to: CalendarDate,
  activity: z.enum(journalActivities, messages.activity_invalid).default('all'),
  language: LanguageRef.optional(),
})
  .refine(({ period, from }) => period !== 'custom' || from !== undefined, {
    message: messages.dates_required,
    path: ['from'],
  })
  .refine(({ period, to }) => period !== 'custom' || to !== undefined, {
    message: messages.dates_required,
    path: ['to'],
  })
  .refine(({ period, from, to }) => period !== 'custom' || !from || !to || from <= to, {
    message: messages.dates_reversed,
    path: ['to'],
  });

export const listJournal = endpoint({
  method: 'GET',
  path: '/api/activity/journal/',
  summary: 'List what you learned on each day of a period, newest first; one page holds several days',
  access: 'learner',
  query: JournalQuery,
  result: paginated(JournalDay).extend({
    /** First and last day of the period. */
    from: z.iso.date(),
    to: z.iso.date(),
    totals: JournalTotals,
  }),
});
