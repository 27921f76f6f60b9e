import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageCode, LanguageRef } from './fields.ts';
import { messages } from './messages.ts';

/** Characters that may be translated at once. */
export const translationLimit = 2000;

export const translateText = endpoint({
  method: 'POST',
  path: '/api/words/translate/',
  summary: 'Translate a word or a sentence on the configured translation server',
  access: 'learner',
  body: z.strictObject({
    language: LanguageRef,
    text: z
      .string(messages.word_required)
      .trim()
      .min(1, messages.word_required)
      .max(translationLimit, messages.translation_long),
    /** Without it, the learner's native language, or else the language of the interface. */
    target: LanguageCode.optional(),
  }),
  result: z.object({
    translation: z.string(),
    /** Code of the language it is in. */
    target: z.string(),
    /** Whom to credit. */
    provider: z.enum(['libretranslate', 'deepl']),
    /** Whether it was known already; it then takes nothing from the day's budget. */
    cached: z.boolean(),
  }),
  errors: [
    'translation_not_configured',
    'translation_unreachable',
    'translation_quota_spent',
    'translation_budget_spent',
    'translation_language_unsupported',
    'translation_target_same',
  ],
});
