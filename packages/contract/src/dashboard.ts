import * as z from 'zod';

import { StudyStreak, StudyTime, WeekDay } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef, Moment } from './fields.ts';
import { GoalProgress } from './goals.ts';
import { LearningStats } from './word-stats.ts';

/** Due cards are counted up to this number. */
export const mostDue = 500;

const Entry = z.object({ id: Id, title: z.string(), difficulty: Difficulty });

/** A text or video that was started but not finished. */
const Begun = Entry.extend({
  /** Completed share, from 0 to 1. */
  share: z.number(),
  last_at: Moment,
});

export const Dashboard = z
  .object({
    stats: z.object({
      /** Words known now (levels 4 and 5). */
      words_learned: z.int(),
      videos_watched: z.int(),
      texts_read: z.int(),
      /** Words in the vocabulary (levels 1 to 5). */
      unique_words: z.int(),
      /** Running words read. */
      total_words: z.int(),
      study_time: StudyTime,
    }),
    streak: StudyStreak,
    /** Days of this week, from Monday, with any study. */
    active_days: z.array(z.iso.date()),
    weekly: z.array(WeekDay),
    /** The daily series. The others are requested separately. */
    learning_stats: LearningStats,
    /** The last three unfinished texts, and the last three unfinished videos. */
    continue_reading: z.array(Begun),
    continue_watching: z.array(Begun.extend({ thumbnail: z.string().nullable() })),
    /** Three texts that were never opened: those at the learner's level first, then the newest. */
    unread: z.array(Entry),
    /** Cards due now. 500 means 500 or more. */
    due: z.int(),
    goals: z.array(GoalProgress),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/',
  summary: 'All that the dashboard begins with, of one language; streak and goals are of all',
  access: 'learner',
  query: z.object({ language: LanguageRef }),
  result: Dashboard,
});
