import * as z from 'zod';

import { StudyStreak, StudyTime, WeekDay } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef, Moment } from './fields.ts';
import { GoalProgress } from './goals.ts';
import { LearningStats } from './word-stats.ts';

/** Maximum number of due cards to count. */
export const maxDueCount = 500;

const Entry = z.object({ id: Id, title: z.string(), difficulty: Difficulty });

/** A text or video that was started but not finished. */
const StartedEntry = Entry.extend({
  /** Completed share, from 0 to 1. */
  share: z.number(),
  last_at: Moment,
});

export const Dashboard = z
  .object({
    stats: z.object({
      /** Number of words known now (levels 4 and 5). */
      words_learned: z.int(),
      videos_watched: z.int(),
      texts_read: z.int(),
      /** Number of words in the vocabulary (levels 1 to 5). */
      unique_words: z.int(),
      /** Number of running words read. */
      total_words: z.int(),
      study_time: StudyTime,
    }),
    streak: StudyStreak,
    /** Days with study in the current week, which starts on Monday. */
    active_days: z.array(z.iso.date()),
    weekly: z.array(WeekDay),
    /** The daily statistics. The other periods are requested separately. */
    learning_stats: LearningStats,
    /** The last three unfinished texts, and the last three unfinished videos. */
    continue_reading: z.array(StartedEntry),
    continue_watching: z.array(StartedEntry.extend({ thumbnail: z.string().nullable() })),
    /** Up to three unopened texts: those that match the learner's level first, then the newest. */
    unread: z.array(Entry),
    /** Number of cards due now. 500 means 500 or more. */
    due: z.int(),
    goals: z.array(GoalProgress),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/',
  summary: 'Get the initial dashboard data for one language; streak and goals cover all languages',
  access: 'learner',
  query: z.object({ language: LanguageRef }),
  result: Dashboard,
});
