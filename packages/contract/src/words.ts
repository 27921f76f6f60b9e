import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, Moment } from './fields.ts';
import { messages } from './messages.ts';

/** 0 new, 1 to 3 learning, 4 known, 5 mastered. */
export const KnowledgeLevel = z
  .int(messages.level_invalid)
  .min(0, messages.level_invalid)
  .max(5, messages.level_invalid);

/** What the reader paints of a word. */
export const WordState = z.object({
  level: KnowledgeLevel,
  ignored: z.boolean(),
  translation: z.string(),
});
export type WordState = z.infer<typeof WordState>;

/** A word of a learner. */
export const Word = z
  .object({
    id: z.int(),
    /** The normalised form. */
    text: z.string(),
    language: z.string(),
    lemma: z.string(),
    knowledge_level: KnowledgeLevel,
    user_knowledge_level: KnowledgeLevel,
    status: z.enum(['unknown', 'learning', 'known', 'mastered', 'ignored']),
    ignored: z.boolean(),
    translation: z.string(),
    definition: z.string(),
    pronunciation: z.string(),
    example: z.string(),
    notes: z.string(),
    created_at: Moment.nullable(),
    updated_at: Moment.nullable(),
  })
  .meta({ id: 'Word' });
export type Word = z.infer<typeof Word>;

const note = (limit: number) => z.string().trim().max(limit).optional();

export const addOrUpdateWord = endpoint({
  method: 'POST',
  path: '/api/words/add_or_update/',
  summary: 'Add a word or change it; fields that are missing stay as they are',
  access: 'learner',
  // Not strict: the specification lets further fields pass; those named here are kept.
  body: z.object({
    text: z.string(messages.word_required).trim().min(1, messages.word_required).max(200, messages.word_long),
    language: LanguageRef,
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
    lemma: note(200),
  }),
  result: z.object({ word: Word, undo: Id.nullable() }),
});

export const getWord = endpoint({
  method: 'GET',
  path: '/api/words/{id}/',
  summary: 'One word with the learner’s own entry; level 0 when there is none yet',
  access: 'learner',
  params: { id: z.coerce.number<string | number>().int().min(1).max(2_147_483_647) },
  result: Word,
  errors: ['word_not_found'],
});

/** What a bulk change did. */
export const WordsChanged = z.object({
  /** For `POST /api/words/undo/`; null when nothing changed. */
  undo: Id.nullable(),
  /** Number of words that changed. */
  changed: z.int(),
});

export const bulkUpdateWords = endpoint({
  method: 'POST',
  path: '/api/words/bulk_update/',
  summary: 'Set level or ignored of several words at once, by id or by text of one language',
  access: 'learner',
  bodyLimit: 4 * 1024 * 1024,
  body: z
    .strictObject({
      ids: z.array(z.int().min(1).max(2_147_483_647)).max(20_000).optional(),
      texts: z.array(z.string().trim().min(1).max(200)).max(20_000).optional(),
      language: LanguageRef.optional(),
      knowledge_level: KnowledgeLevel.optional(),
      ignored: z.boolean().optional(),
    })
    .refine((body) => (body.ids ?? body.texts)?.length, messages.words_required)
    .refine((body) => !body.texts || body.language !== undefined, messages.language_unknown)
    .refine(
      (body) => body.knowledge_level !== undefined || body.ignored !== undefined,
      messages.change_required,
    ),
  result: WordsChanged,
});

export const undoWords = endpoint({
  method: 'POST',
  path: '/api/words/undo/',
  summary: 'Take back one change of words, as far as nothing newer stands on it',
  access: 'learner',
  body: z.strictObject({ token: Id }),
  result: z.object({ restored: z.int(), kept: z.int() }),
  errors: ['undo_not_found', 'already_undone'],
});
