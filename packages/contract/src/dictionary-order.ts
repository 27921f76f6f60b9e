import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageRef } from './fields.ts';

/** A dictionary, and whether the learner turned it off. Lists are in the learner's order. */
export const DictionaryChoice = z.strictObject({ name: z.string().min(1).max(200), is_hidden: z.boolean() });
export type DictionaryChoice = z.infer<typeof DictionaryChoice>;

/** The installed dictionaries for a language, in the order in which a learner's lookups use them. */
export const DictionaryOrder = z.object({
  /** Whether it is the default order, with no dictionary turned off. */
  is_default: z.boolean(),
  dictionaries: z.array(
    z.object({
      name: z.string(),
      /** The dictionary's own title. */
      title: z.string(),
      /** Language code of the explanations. */
      target: z.string(),
      is_hidden: z.boolean(),
      /** Whether it is used only for words that aren't in any dictionary above it. */
      is_fallback: z.boolean(),
    }),
  ),
});
export type DictionaryOrder = z.infer<typeof DictionaryOrder>;

export const getDictionaryOrder = endpoint({
  method: 'GET',
  path: '/api/words/lookup/dictionaries/',
  summary: 'List the installed dictionaries for a language, in the order of your lookups',
  access: 'learner',
  query: z.object({ language: LanguageRef }),
  result: DictionaryOrder,
});

export const updateDictionaryOrder = endpoint({
  method: 'PUT',
  path: '/api/words/lookup/dictionaries/',
  summary: 'Reorder or turn off dictionaries for a language; null restores the default order',
  access: 'learner',
  body: z.strictObject({
    language: LanguageRef,
    dictionaries: z.array(DictionaryChoice).max(200).nullable(),
  }),
  result: DictionaryOrder,
});
