import * as z from 'zod';

import { StudyStreak, StudyTime, WeekDay } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef, Moment } from './fields.ts';
import { GoalProgress } from './goals.ts';
import { LearningStats } from './word-stats.ts';

/** Due cards are counted up to here. */
export const mostDue = 500;

const Entry = z.object({ id: Id, title: z.string(), difficulty: Difficulty });

/** A text or video that was begun and not finished. */
const Begun = Entry.extend({
  /** How much of it is done, from 0 to 1. */
  share: z.number(),
  last_at: Moment,
});

export const Dashboard = z
  .object({
    stats: z.object({
      /** Words that are known now (levels 4 and 5). */
      words_learned: z.int(),
      videos_watched: z.int(),
      texts_read: z.int(),
      /** Words of the vocabulary (levels 1 to 5). */
      unique_words: z.int(),
      /** Running words that were read. */
      total_words: z.int(),
      study_time: StudyTime,
    }),
    streak: StudyStreak,
    /** Days of this week, from Monday on, on which something was learned. */
    active_days: z.array(z.iso.date()),
    weekly: z.array(WeekDay),
    /** The daily ones; the others are asked for by themselves. */
    learning_stats: LearningStats,
    /** The last three that were read and not finished, and the same of videos. */
    continue_reading: z.array(Begun),
    continue_watching: z.array(Begun.extend({ thumbnail: z.string().nullable() })),
    /** Three texts that were never opened: those of the learner's level first, then the last that were added. */
    unread: z.array(Entry),
    /** Cards due for practice now; 500 stands for 500 and more. */
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
