import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { PurchasedText, Difficulty, Id, Moment, SentenceNumber, TextId, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';
import { KnowledgeCounts } from './texts.ts';
import { BulkChangeResult } from './word-changes.ts';
import { WordState } from './words.ts';

/** Number of distinct words in a text by the learner's level, and the exact share of unknown running words. */
export const Analysis = z
  .object({
    difficulty: Difficulty,
    readingTime: z.int(),
    wordCount: z.int(),
    uniqueWords: z.int(),
    newWords: z.int(),
    learningWords: z.int(),
    knownWords: z.int(),
    ignoredWords: z.int(),
    unknownWordsPercentage: z.number(),
    /**
     * The same percentage, but counting a word as known if its word family is known. Null unless the learner enabled
     * this for the language.
     */
    unknownByFamilyPercentage: z.number().nullable(),
    knowledge: KnowledgeCounts,
    /** The text's grammar points, as on its card. */
    grammar_points: z.array(z.string()),
  })
  .meta({ id: 'Analysis' });
export type Analysis = z.infer<typeof Analysis>;

/** A token of a sentence: `t` is its text, and `w` the word's ID if it is a word. */
export const Token = z.object({ t: z.string(), w: z.int().optional() });

export const ReadingPage = z
  .object({
    id: Id,
    title: z.string(),
    language: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    audio: z.string().nullable(),
    page: z.int(),
    pages: z.int(),
    sentences_per_page: z.int(),
    sentence_count: z.int(),
    sentences: z.array(z.object({ seq: z.int(), tokens: z.array(Token) })),
    /** The learner's words and phrases on the page, by ID. Words that are missing are new. */
    words: z.record(z.string(), WordState),
    /**
     * All occurrences of the learner's phrases: the phrase ID (its state is in `words`), the sentence, and the indexes
     * of the phrase's words among the sentence's tokens. Longer phrases come first. Occurrences may overlap.
     */
    phrases: z.array(z.object({ id: z.int(), seq: z.int(), tokens: z.array(z.int()) })),
    /** Start of each sentence of the page in the recording, in milliseconds. Empty if the times are unknown. */
    sentence_times: z.array(z.int().nullable()),
    /** Index of the sentence where the learner left off. */
    bookmark: z.int(),
    analysis: Analysis,
    /** Null if the text wasn't bought. */
    bought: PurchasedText.nullable(),
  })
  .meta({ id: 'ReadingPage' });
export type ReadingPage = z.infer<typeof ReadingPage>;

export const getReadingPage = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/page/{page}/',
  summary: 'Get everything needed to show a page of the reader',
  access: 'learner',
  params: {
    id: TextId,
    /** Page number, or the page where the learner left off. */
    page: z.union([z.literal('bookmark'), wholeNumber(1, 10_000_000)]),
  },
  query: z.object({
    /** Defaults to the value in the learner's settings. */
    sentences_per_page: wholeNumber(1, 200).optional(),
  }),
  result: ReadingPage,
  errors: ['text_not_found', 'text_not_ready', 'page_not_found', 'access_ended'],
});

export const savePosition = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/position/',
  summary: 'Save your reading position, as a sentence number',
  access: 'learner',
  params: { id: TextId },
  body: z.strictObject({
    sentence: SentenceNumber,
    /** When the position was reached, if the device was offline. The latest position wins. */
    at: Moment.optional(),
  }),
  errors: ['text_not_found', 'text_not_ready'],
});

export const markKnown = endpoint({
  method: 'POST',
  path: '/api/texts/{id}/mark_known/',
  summary: 'Mark the new words in a range of sentences (inclusive) as known',
  access: 'learner',
  params: { id: TextId },
  body: z
    .strictObject({ from_sentence: SentenceNumber, to_sentence: SentenceNumber })
    .refine((range) => range.to_sentence >= range.from_sentence, messages.range_invalid),
  result: BulkChangeResult,
  errors: ['text_not_found', 'text_not_ready'],
});

export const getAnalysis = endpoint({
  method: 'GET',
  path: '/api/texts/{id}/analysis/',
  summary: 'Get your word counts and unknown share for a text',
  access: 'learner',
  params: { id: TextId },
  result: Analysis,
  errors: ['text_not_found', 'text_not_ready', 'access_ended'],
});
