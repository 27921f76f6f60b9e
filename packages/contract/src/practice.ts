import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, maxInteger, LibraryEntry, Moment, TagName, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';
import { practiceModes } from './settings.ts';
import { KnowledgeLevel } from './knowledge-level.ts';

const WordId = wholeNumber(1, maxInteger);
const Mode = z.enum(practiceModes, messages.mode_unknown);

/** 1 again, 2 hard, 3 good, 4 easy. */
export const Rating = z
  .int(messages.rating_invalid)
  .min(1, messages.rating_invalid)
  .max(4, messages.rating_invalid);

/** Seconds until the card's next review, for each rating: again, hard, good, easy. */
const Intervals = z.tuple([z.int(), z.int(), z.int(), z.int()]);

/** A practice card with everything needed to show and answer it. */
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
    /** URL of the word's image. */
    image: z.string().nullable(),
    knowledge_level: KnowledgeLevel,
    /** Number of answers so far. Sent back with the answer, so that it is counted only once. */
    version: z.int(),
    state: z.enum(['new', 'learning', 'review', 'relearning']),
    mode: Mode,
    /** The requested modes that are possible for the word. */
    modes: z.array(Mode),
    /**
     * A sentence with the word, either its own example or one from a text or video. Offsets are in UTF-16 code units.
     */
    sentence: z
      .object({
        text: z.string(),
        spans: z.array(z.object({ from: z.int(), to: z.int() })),
        /** The text or video that the sentence is from. Null for the word's own example. */
        source: LibraryEntry.nullable(),
      })
      .nullable(),
    /** Four meanings to choose from when the word is introduced. Null otherwise. */
    choices: z.array(z.string()).nullable(),
    intervals: Intervals,
  })
  .meta({ id: 'PracticeCard' });
export type PracticeCard = z.infer<typeof PracticeCard>;

/** A list in a query string, as a repeated parameter or separated by commas. */
const modeList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((item) => item.split(',')))
  .pipe(z.array(Mode).min(1, messages.mode_unknown));

export const listPracticeCards = endpoint({
  method: 'GET',
  path: '/api/words/practice/',
  summary: "List the cards to practice now: due cards, then new words up to today's limit",
  access: 'learner',
  query: z.object({
    language: LanguageRef,
    limit: wholeNumber(1, 100).default(20),
    /** Defaults to the modes in the settings. */
    modes: modeList.optional(),
    /** Only words with this tag. */
    tag: TagName.optional(),
    /** Only words in this text from the learner's library. */
    text: Id.optional(),
    /** Only words in this video from the learner's library. */
    video: Id.optional(),
  }),
  result: z.object({
    results: z.array(PracticeCard),
    /**
     * Number of words that are due, or new within today's limit, but can't be shown in any of the modes, because they
     * lack a translation or sentence. At most 1,000.
     */
    left_out: z.int(),
  }),
});

export const ReviewResult = z.object({
  /** ID of the answer, for undo. */
  review: Id,
  /** Word ID. */
  word: z.int(),
  version: z.int(),
  next_review: Moment,
  /** Seconds from the answer to the next review. */
  interval: z.int(),
  /** Intervals for the next answer, if it is given on the due date. */
  intervals: Intervals,
  /**
   * Suggested level for the word's current memory strength. The word's level changes only if the learner accepts it.
   */
  suggestion: z
    .object({
      knowledge_level: KnowledgeLevel,
      /** Memory stability, in days. */
      days: z.int(),
    })
    .nullable(),
});
export type ReviewResult = z.infer<typeof ReviewResult>;

export const reviewWord = endpoint({
  method: 'POST',
  path: '/api/words/{id}/review/',
  summary: 'Answer a card; changes when the word is due, never its level',
  access: 'learner',
  params: { id: WordId },
  body: z.strictObject({
    rating: Rating,
    /** ID chosen by the client, so that a repeated request counts once. */
    review: Id.optional(),
    /** The card's version when it was shown. Answers to an older version are rejected. */
    version: z.int().min(0).max(maxInteger).optional(),
    mode: Mode.optional(),
    /** Time from showing the question to the answer, in milliseconds. */
    duration: z.int().min(0).max(3_600_000).optional(),
    /** Seconds since the answer was given, if it was sent later because of a lost connection. */
    ago: z
      .int()
      .min(0)
      .max(30 * 86_400)
      .optional(),
  }),
  result: ReviewResult,
  errors: ['word_not_found', 'review_outdated'],
});

export const undoReview = endpoint({
  method: 'DELETE',
  path: '/api/words/{id}/review/{review}/',
  summary: 'Undo the last answer for a word and restore its previous memory state',
  access: 'learner',
  params: { id: WordId, review: Id },
  result: z.object({ version: z.int(), next_review: Moment.nullable() }),
  errors: ['review_not_found', 'review_outdated'],
});

/** Counts for the practice of a language. */
export const PracticeSummary = z
  .object({
    /** Number of words being learned (levels 1 to 3). */
    words: z.int(),
    due: z.int(),
    /** Cards due before the end of the day, including those due now. */
    due_today: z.int(),
    /** New words still available within today's limit. */
    new_left: z.int(),
    /** When the next card becomes due, not counting those already due. */
    next_due: Moment.nullable(),
    /** Number of due reviews per day, starting today. */
    forecast: z.array(z.object({ date: z.iso.date(), due: z.int() })),
    /** Answers since midnight in the learner's time zone. */
    today: z.object({
      answers: z.int(),
      /** Number of answers rated hard, good or easy. */
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
  summary: "Count the cards due now and over the next seven days, and today's answers",
  access: 'learner',
  query: z.object({ language: LanguageRef }),
  result: PracticeSummary,
});
