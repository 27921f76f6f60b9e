import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageRef } from './fields.ts';
import { messages } from './messages.ts';
import { KnowledgeLevel } from './knowledge-level.ts';
import { BulkChangeResult } from './word-changes.ts';
import { WordId } from './words.ts';

/** How a form's lemma was found. `self`: no other lemma was found, so the form is its own lemma. */
export const lemmaSources = ['own', 'dictionary', 'analyser', 'lemmatiser', 'self'] as const;

/** A suggested lemma, which the learner can correct (`lemma` in `POST /api/words/add_or_update/`). */
export const LemmaSuggestion = z.object({
  id: z.int(),
  text: z.string(),
  source: z.enum(lemmaSources),
});

/** Words that share a lemma, with the learner's levels. */
export const Family = z
  .object({
    lemma: LemmaSuggestion,
    /** All lemmas suggested for this word, best first. */
    suggestions: z.array(LemmaSuggestion),
    /** Forms in the vocabulary or the learner's texts, including the word itself. Most frequent first, at most 100. */
    members: z.array(
      z.object({
        id: z.int(),
        text: z.string(),
        level: KnowledgeLevel,
        ignored: z.boolean(),
        translation: z.string(),
        /** Number of occurrences in the learner's texts. */
        count: z.int(),
      }),
    ),
  })
  .meta({ id: 'Family' });
export type Family = z.infer<typeof Family>;

export const getFamily = endpoint({
  method: 'GET',
  path: '/api/words/{id}/family/',
  summary: "Get a word's lemma and the other forms of it that you have met",
  access: 'learner',
  params: { id: WordId },
  result: Family,
  errors: ['word_not_found'],
});

export const changeFamily = endpoint({
  method: 'POST',
  path: '/api/words/{id}/family/',
  summary: 'Set the level of a whole word family or ignore it, as one change',
  access: 'learner',
  params: { id: WordId },
  body: z
    .strictObject({ knowledge_level: KnowledgeLevel.optional(), ignored: z.boolean().optional() })
    .refine(
      (body) => body.knowledge_level !== undefined || body.ignored !== undefined,
      messages.change_required,
    ),
  result: BulkChangeResult,
  errors: ['word_not_found'],
});

export const listFamilyCounting = endpoint({
  method: 'GET',
  path: '/api/words/families/',
  summary: 'List the languages in which a known word counts for its whole family',
  access: 'learner',
  result: z.object({ languages: z.array(z.string()) }),
});

export const setFamilyCounting = endpoint({
  method: 'PUT',
  path: '/api/words/families/',
  summary: 'Set whether a known word counts for its whole family in a language',
  access: 'learner',
  body: z.strictObject({ language: LanguageRef, counts: z.boolean() }),
  result: z.object({ languages: z.array(z.string()) }),
});
