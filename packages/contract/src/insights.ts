import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef } from './fields.ts';

/** Number of recent answers in practice that areas are judged by. */
export const answersLookedAt = 500;
/** Fewest answers for which an area says anything. */
export const enoughAnswers = 20;
/** Share of unknown running words that teaches most, because the rest of the text explains them. */
export const goodUnknownShare = 0.05;
/** Number of texts, and of videos, to recommend from: the most recently opened or added ones. */
export const candidatesLookedAt = 100;

/** Results in one practice mode, or for one part of speech (in lower case, as learners write them). */
const Area = z.object({
  kind: z.enum(['mode', 'part_of_speech']),
  name: z.string(),
  answers: z.int(),
  /** Share of right answers, from 0 to 1. */
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
  /** Share that was already read or watched, from 0 to 1. */
  share: z.number(),
  thumbnail: z.string().nullable(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const Insights = z
  .object({
    /** Words known at the end of each of the last 12 months, oldest first. `date` is the first day of the month. */
    vocabulary_growth: z.array(z.object({ date: z.iso.date(), count: z.int() })),
    /** Words read per minute in each of the last 12 weeks, from texts with both words and time. Null without data. */
    reading_speed: z.array(z.object({ date: z.iso.date(), words_per_minute: z.number().nullable() })),
    comprehension: z.object({
      /** Share of known running words in what was read in the last 30 days. Null if nothing was read. */
      share: z.number().nullable(),
      /** Running words that weight the share. */
      words: z.int(),
    }),
    areas: z.object({
      /** Number of answers taken into account. */
      answers: z.int(),
      /** Share of right answers. Null without answers. */
      share: z.number().nullable(),
      /** Areas with 20 answers or more, strongest first. */
      areas: z.array(Area),
    }),
    /** Unfinished texts and videos whose share of unknown words is closest to 5%, at most six. */
    recommendations: z.array(Recommendation),
  })
  .meta({ id: 'Insights' });
export type Insights = z.infer<typeof Insights>;

export const getInsights = endpoint({
  method: 'GET',
  path: '/api/progress/insights/',
  summary:
    'How vocabulary, speed and comprehension grow, what goes well in practice, and what to read or watch next',
  access: 'learner',
  query: z.object({ language: LanguageRef }),
  result: Insights,
});
