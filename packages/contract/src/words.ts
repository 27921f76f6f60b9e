import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, largestInteger, Moment, TagNames, wholeNumber } from './fields.ts';
import { KnowledgeLevel, wordStatuses } from './knowledge-level.ts';
import { messages } from './messages.ts';
import { WordsChanged } from './word-changes.ts';

/** What the reader paints of a word. */
export const WordState = z.object({
  level: KnowledgeLevel,
  ignored: z.boolean(),
  translation: z.string(),
});
export type WordState = z.infer<typeof WordState>;

/** Words that a phrase may have. */
export const longestPhrase = 8;

/** A word or phrase of a learner. */
export const Word = z
  .object({
    id: z.int(),
    /** The normalised form; ` … ` where other words may stand between the parts of a phrase. */
    text: z.string(),
    /** Ids of the words of a phrase in order, 0 for a gap; null for a word. */
    parts: z.array(z.int()).nullable(),
    language: z.string(),
    /** The learner's own, or else the likeliest; the word itself where none is known. */
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
    /** Address of its picture; another one for another picture. */
    image: z.string().nullable(),
    created_at: Moment.nullable(),
    updated_at: Moment.nullable(),
    /** When practice asks for it again; null before its first review. */
    next_review: Moment.nullable(),
    /** When it was last reviewed; null before its first review. */
    last_reviewed: Moment.nullable(),
    /** How hard it is, 1 to 10: by the reviews of FSRS, or by its rank; null when neither is known. */
    difficulty: z.number().nullable(),
    difficulty_source: z.enum(['reviews', 'frequency']).nullable(),
    /** How often it stands in the learner's texts and videos; null for a phrase. */
    frequency: z.int().nullable(),
    /** Its place among the 10,000 most frequent words of the language; null for a rarer one, or without a list. */
    frequency_rank: z.int().nullable(),
  })
  .meta({ id: 'Word' });
export type Word = z.infer<typeof Word>;

/** The id of a word in an address. */
export const WordId = wholeNumber(1, largestInteger);

const note = (limit: number) => z.string().trim().max(limit).optional();

export const addOrUpdateWord = endpoint({
  method: 'POST',
  path: '/api/words/add_or_update/',
  summary: 'Add a word (201) or change it (200); fields that are missing stay as they are',
  access: 'learner',
  status: [200, 201],
  // Not strict: the specification lets further fields pass; those named here are kept.
  body: z.object({
    text: z.string(messages.word_required).trim().min(1, messages.word_required).max(200, messages.word_long),
    /** Without one, the current language of the learner. */
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
    /** As the learner corrects it; empty for the best suggestion. */
    lemma: note(200),
    /** All tags the word then has. */
    tags: TagNames.optional(),
    /**
     * Ids of the words of a phrase as a page tells them, 0 where others may stand between (`lade … ein`).
     * Without them, a text of several words is split by the rules of its language; `…` stands for a gap.
     */
    parts: z
      .array(z.int().min(0).max(2_147_483_647))
      .max(2 * longestPhrase - 1, messages.phrase_long)
      .optional(),
  }),
  result: z.object({ word: Word, undo: Id.nullable() }),
  errors: ['language_required'],
});

export const getWord = endpoint({
  method: 'GET',
  path: '/api/words/{id}/',
  summary: 'One word with the learner’s own entry; level 0 when there is none yet',
  access: 'learner',
  params: { id: WordId },
  result: Word,
  errors: ['word_not_found'],
});

export const updateWord = endpoint({
  method: 'PATCH',
  path: '/api/words/{id}/',
  summary: 'Change some fields of a word or phrase; a word that is not in the vocabulary yet becomes level 1',
  access: 'learner',
  params: { id: WordId },
  body: z
    .strictObject({
      knowledge_level: KnowledgeLevel.optional(),
      ignored: z.boolean().optional(),
      /** Empty for none. */
      translation: note(2000),
      definition: note(5000),
      pronunciation: note(500),
      example: note(2000),
      notes: note(5000),
      part_of_speech: note(60),
      /** As the learner corrects it; empty for the best suggestion. */
      lemma: note(200),
      /** All tags the word then has. */
      tags: TagNames.optional(),
    })
    .refine((body) => Object.keys(body).length > 0, messages.change_required),
  result: z.object({ word: Word, undo: Id.nullable() }),
  errors: ['word_not_found'],
});

export const deleteWord = endpoint({
  method: 'DELETE',
  path: '/api/words/{id}/',
  summary: 'Take a word out of the vocabulary; it is new again, and this can be undone',
  access: 'learner',
  params: { id: WordId },
  result: WordsChanged,
  errors: ['word_not_found'],
});
