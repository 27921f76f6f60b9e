import * as z from 'zod';

import { StudyStreak, StudyTime } from './activity.ts';
import { endpoint } from './endpoint.ts';
import { LanguageRef } from './fields.ts';
import { GoalProgress } from './goals.ts';

/** A milestone that was reached. `title` is in English; the ID is the translation key. */
export const ReachedMilestone = z
  .object({ id: z.string(), title: z.string(), date: z.iso.date() })
  .meta({ id: 'Achievement' });
export type ReachedMilestone = z.infer<typeof ReachedMilestone>;

/** Study activity in a period. */
export const StudyActivity = z.object({
  seconds: z.int(),
  words_read: z.int(),
  pages_read: z.int(),
  texts_read: z.int(),
  videos_watched: z.int(),
  /** Number of words that became known for the first time, and of words started. */
  words_learned: z.int(),
  words_started: z.int(),
  reviews: z.int(),
  /** Answers with a rating other than 1 (again). */
  reviews_right: z.int(),
});
export type StudyActivity = z.infer<typeof StudyActivity>;

export const noActivity: StudyActivity = {
  seconds: 0,
  words_read: 0,
  pages_read: 0,
  texts_read: 0,
  videos_watched: 0,
  words_learned: 0,
  words_started: 0,
  reviews: 0,
  reviews_right: 0,
};

export const Progress = z
  .object({
    study_time: StudyTime,
    /** Number of words known now (levels 4 and 5). */
    words_learned: z.int(),
    /** Number of words in the vocabulary (levels 1 to 5). */
    unique_words: z.int(),
    streak: StudyStreak,
    /** Share of correct answers in practice, from 0 to 1. Null if there are no answers. */
    accuracy: z.number().nullable(),
    today: StudyActivity,
    week: StudyActivity,
    /**
     * The current week, Monday to Sunday. `day` is the weekday's short name in English, and `words` the number of words
     * learned.
     */
    weeklyProgress: z.array(
      z.object({ date: z.iso.date(), day: z.string(), minutes: z.int(), words: z.int() }),
    ),
    /** The ten most recent milestones, newest first. */
    achievements: z.array(ReachedMilestone),
    /**
     * The next milestone of each measure, across all languages, nearest first. Measures without further milestones are
     * omitted.
     */
    next_milestones: z.array(z.object({ id: z.string(), title: z.string(), done: z.int(), target: z.int() })),
    goals: z.array(GoalProgress),
  })
  .meta({ id: 'Progress' });
export type Progress = z.infer<typeof Progress>;

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress/',
  summary: 'Get study time, words, streak, accuracy, this week and milestones, for one or all languages',
  access: 'learner',
  query: z.object({ language: LanguageRef.optional() }),
  result: Progress,
});
