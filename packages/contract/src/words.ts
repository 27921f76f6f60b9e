import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, maxInteger, Moment, TagNames, wholeNumber } from './fields.ts';
import { KnowledgeLevel, wordStatuses } from './knowledge-level.ts';
import { messages } from './messages.ts';
import { BulkChangeResult } from './word-changes.ts';

/** A word's data that the reader shows. */
export const WordState = z.object({
  level: KnowledgeLevel,
  ignored: z.boolean(),
  translation: z.string(),
});
export type WordState = z.infer<typeof WordState>;

/** Maximum number of words in a phrase. */
export const maxPhraseWords = 8;

/** A learner's word or phrase. */
export const Word = z
  .object({
    id: z.int(),
    /** The normalized form, with ` … ` for each gap in a phrase. */
    text: z.string(),
    /** IDs of a phrase's words in order, 0 for a gap. Null for a word. */
    parts: z.array(z.int()).nullable(),
    language: z.string(),
    /** The lemma set by the learner, else the most likely one, else the word itself. */
    lemma: z.string(),
    knowledge_level: KnowledgeLevel,
    user_knowledge_level: KnowledgeLevel,
    status: z.enum(wordStatuses),
    ignored: z.boolean(),
    translation: z.string(),
    definition: z.string(),
    pronunciation: z.string(),
    example: z.string(),
    notes: z.string(),
    part_of_speech: z.string(),
    tags: z.array(z.string()),
    /** URL of its image, which changes with each new image. */
    image: z.string().nullable(),
    created_at: Moment.nullable(),
    updated_at: Moment.nullable(),
    /** When its next review is due. Null before its first review. */
    next_review: Moment.nullable(),
    /** When it was last reviewed; null before its first review. */
    last_reviewed: Moment.nullable(),
    /** Difficulty from 1 to 10, from its reviews (FSRS) or else its frequency rank. Null if neither is known. */
    difficulty: z.number().nullable(),
    difficulty_source: z.enum(['reviews', 'frequency']).nullable(),
    /** Occurrences in the learner's texts and videos. Null for a phrase. */
    frequency: z.int().nullable(),
    /**
     * Rank among the 10,000 most frequent words of the language. Null for other words and for languages without a list.
     */
    frequency_rank: z.int().nullable(),
  })
  .meta({ id: 'Word' });
export type Word = z.infer<typeof Word>;

/** A word ID in a URL. */
export const WordId = wholeNumber(1, maxInteger);

const note = (limit: number) => z.string().trim().max(limit).optional();

export const addOrUpdateWord = endpoint({
  method: 'POST',
  path: '/api/words/add_or_update/',
  summary: "Add a word (201) or update it (200); omitted fields don't change",
  access: 'learner',
  status: [200, 201],
  // Not strict, because the specification allows additional fields. Unknown ones are ignored.
  body: z.object({
    text: z.string(messages.word_required).trim().min(1, messages.word_required).max(200, messages.word_long),
    /** Defaults to the learner's current language. */
    language: LanguageRef.optional(),
    knowledge_level: KnowledgeLevel,
    translation: z
      .string(messages.translation_required)
      .trim()
      .min(1, messages.translation_required)
      .max(2000),
    ignored: z.boolean().optional(),
    definition: note(5000),
    pronunciation: note(500),
    example: note(2000),
    notes: note(5000),
    part_of_speech: note(60),
    /** The learner's correction. If empty, the best suggestion is used. */
    lemma: note(200),
    /** Replaces all tags of the word. */
    tags: TagNames.optional(),
    /**
     * IDs of a phrase's words as on the page, 0 for a gap (`lade … ein`). If missing, a text of several words is split
     * by the rules of its language, with `…` for a gap.
     */
    parts: z
      .array(z.int().min(0).max(2_147_483_647))
      .max(2 * maxPhraseWords - 1, messages.phrase_long)
      .optional(),
  }),
  result: z.object({ word: Word, undo: Id.nullable() }),
  errors: ['language_required'],
});

export const getWord = endpoint({
  method: 'GET',
  path: '/api/words/{id}/',
  summary: 'Get a word with your entry for it; level 0 if there is none',
  access: 'learner',
  params: { id: WordId },
  result: Word,
  errors: ['word_not_found'],
});

export const updateWord = endpoint({
  method: 'PATCH',
  path: '/api/words/{id}/',
  summary: "Update a word or phrase; adds it at level 1 if it isn't in your vocabulary",
  access: 'learner',
  params: { id: WordId },
  body: z
    .strictObject({
      knowledge_level: KnowledgeLevel.optional(),
      ignored: z.boolean().optional(),
      /** An empty string clears it. */
      translation: note(2000),
      definition: note(5000),
      pronunciation: note(500),
      example: note(2000),
      notes: note(5000),
      part_of_speech: note(60),
      /** The learner's correction. If empty, the best suggestion is used. */
      lemma: note(200),
      /** Replaces all tags of the word. */
      tags: TagNames.optional(),
    })
    .refine((body) => Object.keys(body).length > 0, messages.change_required),
  result: z.object({ word: Word, undo: Id.nullable() }),
  errors: ['word_not_found'],
});

export const deleteWord = endpoint({
  method: 'DELETE',
  path: '/api/words/{id}/',
  summary: 'Delete a word from your vocabulary, which makes it new again; can be undone',
  access: 'learner',
  params: { id: WordId },
  result: BulkChangeResult,
  errors: ['word_not_found'],
});
