import * as z from 'zod';

import { studyKinds } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, listOf, Moment, PageQuery } from './fields.ts';
import { messages } from './messages.ts';

export const journalPeriods = ['today', 'yesterday', 'week', 'month', 'custom'] as const;
export const journalActivities = ['all', 'reading', 'words', 'video'] as const;

/** Most words that an entry names as taken up, and as learned. */
export const mostSampled = 8;

/** A text that was read or a video that was watched on a day, or what was done with the words of a language. */
export const JournalEntry = z
  .object({
    id: z.string(),
    type: z.enum(studyKinds),
    /** Of the text or video; empty for words. */
    title: z.string(),
    /** In English; `stats`, `times` and `title` make a better one in the reader's language. */
    description: z.string(),
    timestamp: Moment,
    /** Code of the language. */
    language: z.string(),
    /** The text or video; null when it is gone, and for words. */
    source_id: Id.nullable(),
    /** How often it was finished. */
    times: z.int(),
    /** Words that first were known; for words only. */
    wordsLearned: z.int(),
    /** Some of the words that were taken up, the latest first; for words only. */
    words: z.array(z.string()).max(mostSampled),
    /** Some of those that first were known, the latest first; for words only. */
    learnedWords: z.array(z.string()).max(mostSampled),
    stats: z.object({
      /** Words that were taken up; for words only. */
      newWords: z.int(),
      pagesRead: z.int(),
      /** Minutes of study; a part of the first counts as one. */
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

/** What was done in the whole period; with a choice of activity, what belongs to it. */
export const JournalTotals = z
  .object({
    /** Words that first were known, and that were taken up. */
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

// There is no year 0.
const DateOf = z.iso
  .date(messages.date_invalid)
  .refine((date) => date >= '0001', messages.date_invalid)
  .optional();

const JournalQuery = PageQuery.extend({
  period: z.enum(journalPeriods, messages.journal_period_invalid).default('week'),
  /** First and last day of the period `custom`. */
  from: DateOf,
  to: DateOf,
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
  summary: 'What was learned on the days of a period, newest first, by the learner’s calendar; paged by days',
  access: 'learner',
  query: JournalQuery,
  result: listOf(JournalDay).extend({
    /** First and last day of the period. */
    from: z.iso.date(),
    to: z.iso.date(),
    totals: JournalTotals,
  }),
});
