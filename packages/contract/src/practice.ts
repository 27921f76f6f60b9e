import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, largestInteger, LibraryEntry, Moment, TagName, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';
import { practiceModes } from './settings.ts';
import { KnowledgeLevel } from './knowledge-level.ts';

const WordId = wholeNumber(1, largestInteger);
const Mode = z.enum(practiceModes, messages.mode_unknown);

/** 1 again, 2 hard, 3 good, 4 easy. */
export const Rating = z
  .int(messages.rating_invalid)
  .min(1, messages.rating_invalid)
  .max(4, messages.rating_invalid);

/** Seconds until the card is due again, by rating: again, hard, good, easy. */
const Intervals = z.tuple([z.int(), z.int(), z.int(), z.int()]);

/** One question about a word, with everything needed to ask and answer it. */
export const PracticeCard = z
  .object({
    /** Word ID. */
    id: z.int(),
    text: z.string(),
    /** Language code. */
    language: z.string(),
    translation: z.string(),
    pronunciation: z.string(),
    definition: z.string(),
    notes: z.string(),
    /** URL of the word's picture. */
    image: z.string().nullable(),
    knowledge_level: KnowledgeLevel,
    /** Number of answers so far. An answer includes it, so that it counts only once. */
    version: z.int(),
    state: z.enum(['new', 'learning', 'review', 'relearning']),
    mode: Mode,
    /** All requested modes that make sense for the word. */
    modes: z.array(Mode),
    /** A sentence with the word: its own example, or one from a text or video. Spans are UTF-16 offsets. */
    sentence: z
      .object({
        text: z.string(),
        spans: z.array(z.object({ from: z.int(), to: z.int() })),
        /** The text or video that it is from. Null for the word's own example. */
        source: LibraryEntry.nullable(),
      })
      .nullable(),
    /** Four meanings to choose from at the first encounter. Null otherwise. */
    choices: z.array(z.string()).nullable(),
    intervals: Intervals,
  })
  .meta({ id: 'PracticeCard' });
export type PracticeCard = z.infer<typeof PracticeCard>;

/** A list in a query string, repeated or separated by commas. */
const modeList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((item) => item.split(',')))
  .pipe(z.array(Mode).min(1, messages.mode_unknown));

export const listPracticeCards = endpoint({
  method: 'GET',
  path: '/api/words/practice/',
  summary: 'Cards to practise now: what is due, then new words as far as today’s limit allows',
  access: 'learner',
  query: z.object({
    language: LanguageRef,
    limit: wholeNumber(1, 100).default(20),
    /** Defaults to the modes in the settings. */
    modes: modeList.optional(),
    /** Only words with this tag. */
    tag: TagName.optional(),
    /** Only words of this text of the learner. */
    text: Id.optional(),
    /** Only words of this video of the learner. */
    video: Id.optional(),
  }),
  result: z.object({
    results: z.array(PracticeCard),
    /**
     * Words that are due, or new within today's limit, but that none of the modes can ask without a translation or
     * sentence. At most 1,000.
     */
    left_out: z.int(),
  }),
});

/** Result of an answer. */
export const Reviewed = z.object({
  /** ID of the answer, for undo. */
  review: Id,
  /** Word ID. */
  word: z.int(),
  version: z.int(),
  next_review: Moment,
  /** Seconds from the answer to the next review. */
  interval: z.int(),
  /** Intervals of the next answer, if it is given when the word is due. */
  intervals: Intervals,
  /** Level that fits the memory of the word. Only the learner can set it. */
  suggestion: z
    .object({
      knowledge_level: KnowledgeLevel,
      /** Stability of the memory, in days. */
      days: z.int(),
    })
    .nullable(),
});
export type Reviewed = z.infer<typeof Reviewed>;

export const reviewWord = endpoint({
  method: 'POST',
  path: '/api/words/{id}/review/',
  summary: 'Answer a card; changes when the word is due, never its level',
  access: 'learner',
  params: { id: WordId },
  body: z.strictObject({
    rating: Rating,
    /** ID chosen by the caller, so that an answer sent twice counts once. */
    review: Id.optional(),
    /** The card's version when it was shown. An answer to an older one is refused. */
    version: z.int().min(0).max(largestInteger).optional(),
    mode: Mode.optional(),
    /** Milliseconds from question to answer. */
    duration: z.int().min(0).max(3_600_000).optional(),
    /** Seconds since the answer was given, if it had to wait for a connection. */
    ago: z
      .int()
      .min(0)
      .max(30 * 86_400)
      .optional(),
  }),
  result: Reviewed,
  errors: ['word_not_found', 'review_outdated'],
});

export const undoReview = endpoint({
  method: 'DELETE',
  path: '/api/words/{id}/review/{review}/',
  summary: 'Take the last answer of a word back; its memory is exactly as before',
  access: 'learner',
  params: { id: WordId, review: Id },
  result: z.object({ version: z.int(), next_review: Moment.nullable() }),
  errors: ['review_not_found', 'review_outdated'],
});

/** How much there is to practice in a language. */
export const PracticeSummary = z
  .object({
    /** Words being learned (levels 1 to 3). */
    words: z.int(),
    due: z.int(),
    /** Due before the day ends, including those due now. */
    due_today: z.int(),
    /** New words available within what is left of today's limit. */
    new_left: z.int(),
    /** When the next word becomes due, apart from those already due. */
    next_due: Moment.nullable(),
    /** Due reviews by day, today first. */
    forecast: z.array(z.object({ date: z.iso.date(), due: z.int() })),
    /** What was done since midnight in the learner's time zone. */
    today: z.object({
      answers: z.int(),
      /** Answers with a rating other than again. */
      right: z.int(),
      new_words: z.int(),
      seconds: z.int(),
    }),
  })
  .meta({ id: 'PracticeSummary' });
export type PracticeSummary = z.infer<typeof PracticeSummary>;

export const getPracticeSummary = endpoint({
  method: 'GET',
  path: '/api/words/practice/summary/',
  summary: 'What is due now and in the next seven days, and what was done today',
  access: 'learner',
  query: z.object({ language: LanguageRef }),
  result: PracticeSummary,
});
