import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef } from './fields.ts';

/** Number of most recent answers used to rank areas. */
export const recentAnswerCount = 500;
/** Minimum number of answers for an area to be ranked. */
export const minAnswers = 20;
/** Ideal share of unknown running words for learning: few enough to understand them from context. */
export const idealUnknownShare = 0.05;
/** Recommendations are chosen from this many of the most recently opened or added texts, and as many videos. */
export const candidateCount = 100;

/** Results for one practice mode or one part of speech. Learners type parts of speech, so they are lower-cased. */
const Area = z.object({
  kind: z.enum(['mode', 'part_of_speech']),
  name: z.string(),
  answers: z.int(),
  /** Share of correct answers, from 0 to 1. */
  share: z.number(),
});
export type Area = z.infer<typeof Area>;

const Recommendation = z.object({
  kind: z.enum(['text', 'video']),
  id: Id,
  title: z.string(),
  difficulty: Difficulty,
  words: z.int(),
  /** Share of unknown running words, from 0 to 1. */
  unknown_share: z.number(),
  /** Share already read or watched, from 0 to 1. */
  share: z.number(),
  thumbnail: z.string().nullable(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const Insights = z
  .object({
    /**
     * Number of words known at the end of each of the last 12 months, oldest first. `date` is the first day of the
     * month.
     */
    vocabulary_growth: z.array(z.object({ date: z.iso.date(), count: z.int() })),
    /**
     * Words read per minute in each of the last 12 weeks, from texts where both word count and time are known. Null if
     * there are none.
     */
    reading_speed: z.array(z.object({ date: z.iso.date(), words_per_minute: z.number().nullable() })),
    comprehension: z.object({
      /** Share of known running words in the texts and videos of the last 30 days. Null if there were none. */
      share: z.number().nullable(),
      /** Number of running words from which the share is calculated. */
      words: z.int(),
    }),
    areas: z.object({
      /** Number of answers that the results are based on. */
      answers: z.int(),
      /** Share of correct answers. Null if there are no answers. */
      share: z.number().nullable(),
      /** Areas with at least 20 answers, strongest first. */
      areas: z.array(Area),
    }),
    /** At most six unfinished texts and videos, those with a share of unknown words closest to 5% first. */
    recommendations: z.array(Recommendation),
  })
  .meta({ id: 'Insights' });
export type Insights = z.infer<typeof Insights>;

export const getInsights = endpoint({
  method: 'GET',
  path: '/api/progress/insights/',
  summary: 'Get vocabulary, speed and comprehension trends, practice strengths and recommendations',
  access: 'learner',
  query: z.object({ language: LanguageRef }),
  result: Insights,
});
