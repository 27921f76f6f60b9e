import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageCode, LanguageRef } from './fields.ts';
import { messages } from './messages.ts';

/** Maximum number of characters per translation. */
export const translationLimit = 2000;

export const translateText = endpoint({
  method: 'POST',
  path: '/api/words/translate/',
  summary: 'Translate a word or sentence with the configured translation server',
  access: 'learner',
  body: z.strictObject({
    language: LanguageRef,
    text: z
      .string(messages.word_required)
      .trim()
      .min(1, messages.word_required)
      .max(translationLimit, messages.translation_long),
    /** Defaults to the learner's native language, or else the interface language. */
    target: LanguageCode.optional(),
  }),
  result: z.object({
    translation: z.string(),
    /** Language code of the translation. */
    target: z.string(),
    /** The service that translated the text, so that clients can credit it. */
    provider: z.enum(['libretranslate', 'deepl']),
    /** Whether it came from the cache. Cached translations don't count toward the daily budget. */
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
