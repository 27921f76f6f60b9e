import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { SentenceNumber, TextId, VideoId } from './fields.ts';
import { messages } from './messages.ts';

/** What a learner may ask the language model about a sentence, or about a word in it. */
export const explanationKinds = ['explain', 'meaning', 'simplify', 'examples'] as const;
export type ExplanationKind = (typeof explanationKinds)[number];

export const getLanguageModel = endpoint({
  method: 'GET',
  path: '/api/words/language_model/',
  summary: 'Get the configured language model, if any, and your remaining requests for today',
  access: 'learner',
  result: z.object({
    /** Null if no language model is configured. */
    model: z
      .object({
        name: z.string(),
        /** The host to which sentences are sent. */
        host: z.string(),
        /** Requests left today (UTC). */
        remaining: z.int().min(0),
      })
      .nullable(),
  }),
});

/** Codes of failures that can end a response after it has begun. */
export const explanationErrors = [
  'language_model_unreachable',
  'language_model_refused',
  'language_model_no_response',
] as const;

/** A chunk of a response. The last one is `done` or `error`. */
export const ExplanationEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({
    type: z.literal('done'),
    /** Whether it came from the cache. Cached responses don't count toward the daily budget. */
    cached: z.boolean(),
    /** Whether it was cut off because it became too long. */
    truncated: z.boolean(),
    /** Requests left today (UTC). */
    remaining: z.int().min(0),
  }),
  z.object({ type: z.literal('error'), code: z.enum(explanationErrors) }),
]);
export type ExplanationEvent = z.infer<typeof ExplanationEvent>;

export const explainSentence = endpoint({
  method: 'POST',
  path: '/api/words/explain/',
  summary: 'Explain a sentence of a text or video with the language model, in the interface language',
  access: 'learner',
  body: z
    .strictObject({
      kind: z.enum(explanationKinds),
      text: TextId.optional(),
      video: VideoId.optional(),
      /** Index of the sentence. The server looks up its text. */
      sentence: SentenceNumber,
      /** A word or phrase in the sentence, with ` … ` for each gap. */
      word: z.string().trim().min(1, messages.word_required).max(200, messages.word_long).optional(),
    })
    .refine(
      ({ text, video }) => (text === undefined) !== (video === undefined),
      messages.text_or_video_required,
    ),
  events: ExplanationEvent,
  errors: [
    'text_not_found',
    'text_not_ready',
    'video_not_found',
    'video_not_ready',
    'access_ended',
    'sentence_not_found',
    'language_model_not_configured',
    'language_model_quota_spent',
    'language_model_budget_spent',
    ...explanationErrors,
  ],
});
