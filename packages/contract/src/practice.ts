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

/** Seconds until a card comes back, by rating: again, hard, good, easy. */
const Intervals = z.tuple([z.int(), z.int(), z.int(), z.int()]);

/** One question about a word, with all that is needed to ask and to answer it. */
export const PracticeCard = z
  .object({
    /** Id of the word. */
    id: z.int(),
    text: z.string(),
    /** Code of the language. */
    language: z.string(),
    translation: z.string(),
    pronunciation: z.string(),
    definition: z.string(),
    notes: z.string(),
    /** Address of its picture. */
    image: z.string().nullable(),
    knowledge_level: KnowledgeLevel,
    /** Answers so far; an answer names it, so that it counts only once. */
    version: z.int(),
    state: z.enum(['new', 'learning', 'review', 'relearning']),
    mode: Mode,
    /** All modes that make sense for the word, of those that were asked for. */
    modes: z.array(Mode),
    /** A sentence with the word: its kept example, or one of the learner's texts and videos; the places are UTF-16 units. */
    sentence: z
      .object({
        text: z.string(),
        spans: z.array(z.object({ from: z.int(), to: z.int() })),
        /** The text or video that it stands in; null for a kept example. */
        source: LibraryEntry.nullable(),
      })
      .nullable(),
    /** Four meanings to choose from, in a first meeting; null otherwise. */
    choices: z.array(z.string()).nullable(),
    intervals: Intervals,
  })
  .meta({ id: 'PracticeCard' });
export type PracticeCard = z.infer<typeof PracticeCard>;

/** A list in a query string: repeated, or with commas. */
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
    /** Those of the settings when missing. */
    modes: modeList.optional(),
    /** Only words with this tag. */
    tag: TagName.optional(),
    /** Only words of this text of the learner. */
    text: Id.optional(),
    /** The same of a video. */
    video: Id.optional(),
  }),
  result: z.object({
    results: z.array(PracticeCard),
    /**
     * Words that are due, or new where today's limit allows some, but that none of the modes can ask for, without a
     * translation or sentence; at most 1,000.
     */
    left_out: z.int(),
  }),
});

/** What an answer did. */
export const Reviewed = z.object({
  /** Id of the answer, to take it back. */
  review: Id,
  /** Id of the word. */
  word: z.int(),
  version: z.int(),
  next_review: Moment,
  /** Seconds from the answer to the next review. */
  interval: z.int(),
  /** The intervals of the next answer, if it were given when the word is due. */
  intervals: Intervals,
  /** A level that the memory of the word speaks for; it is for the learner to set. */
  suggestion: z
    .object({
      knowledge_level: KnowledgeLevel,
      /** Days that the memory lasts by now. */
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
    /** A new id that the caller makes: the same answer sent twice counts once. */
    review: Id.optional(),
    /** The card's version as it was asked; an answer to an older one is refused. */
    version: z.int().min(0).max(largestInteger).optional(),
    mode: Mode.optional(),
    /** Milliseconds from question to answer. */
    duration: z.int().min(0).max(3_600_000).optional(),
    /** Seconds since the answer was given, for one that had to wait for a connection. */
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

/** How much there is to practise in a language. */
export const PracticeSummary = z
  .object({
    /** Words being learned (levels 1 to 3). */
    words: z.int(),
    due: z.int(),
    /** Due before the day ends, with those that are due now. */
    due_today: z.int(),
    /** New words that today's limit still allows and that there are. */
    new_left: z.int(),
    /** When the next word is due that is not due yet. */
    next_due: Moment.nullable(),
    /** Reviews by day, today first. */
    forecast: z.array(z.object({ date: z.iso.date(), due: z.int() })),
    /** What was done since midnight of the learner's time zone. */
    today: z.object({
      answers: z.int(),
      /** Answers other than again. */
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
