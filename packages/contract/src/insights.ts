import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Difficulty, Id, LanguageRef } from './fields.ts';

/** Answers in practice that areas are judged by: the latest. */
export const answersLookedAt = 500;
/** An area with fewer answers says nothing. */
export const enoughAnswers = 20;
/** Share of unknown running words at which a text teaches most: what is around a word explains it. */
export const goodUnknownShare = 0.05;
/** Texts, and videos, among which the next ones are looked for: those that were opened or added last. */
export const candidatesLookedAt = 100;

/** How practice goes in one way of asking, or with one part of speech (in small letters, as learners write them). */
const Area = z.object({
  kind: z.enum(['mode', 'part_of_speech']),
  name: z.string(),
  answers: z.int(),
  /** Of right answers, from 0 to 1. */
  share: z.number(),
});
export type Area = z.infer<typeof Area>;

const Recommendation = z.object({
  kind: z.enum(['text', 'video']),
  id: Id,
  title: z.string(),
  difficulty: Difficulty,
  words: z.int(),
  /** Of unknown running words, from 0 to 1. */
  unknown_share: z.number(),
  /** How much of it is read or watched already, from 0 to 1. */
  share: z.number(),
  thumbnail: z.string().nullable(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const Insights = z
  .object({
    /** Words that were known by the end of each of the last 12 months, the oldest first; `date` is its first day. */
    vocabulary_growth: z.array(z.object({ date: z.iso.date(), count: z.int() })),
    /** Words read per minute in each of the last 12 weeks, by texts with both; null where nothing was measured. */
    reading_speed: z.array(z.object({ date: z.iso.date(), words_per_minute: z.number().nullable() })),
    comprehension: z.object({
      /** Share of known running words in what was read in the last 30 days; null where nothing was read. */
      share: z.number().nullable(),
      /** Running words that it is weighted by. */
      words: z.int(),
    }),
    areas: z.object({
      /** Answers that were looked at. */
      answers: z.int(),
      /** Share of the right ones; null without answers. */
      share: z.number().nullable(),
      /** Those with 20 answers or more, the strongest first. */
      areas: z.array(Area),
    }),
    /** What is not finished, with a share of unknown words closest to 5 of 100. */
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
