import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageCode, LanguageRef } from './fields.ts';
import { messages } from './messages.ts';

/** Most entries that one lookup returns. */
export const largestLookup = 20;

/** One meaning of a word. */
export const Sense = z.object({
  text: z.string(),
  examples: z.array(z.string()).optional(),
});
export type Sense = z.infer<typeof Sense>;

/** An entry of an installed dictionary. */
export const DictionaryEntry = z
  .object({
    headword: z.string(),
    /** Pronunciation or transcription. Empty if the dictionary has none. */
    reading: z.string(),
    /** In English, e.g. `noun, feminine`. Empty if the dictionary has none. */
    part_of_speech: z.string(),
    senses: z.array(Sense),
    dictionary: z.object({
      name: z.string(),
      /** Its own title. */
      title: z.string(),
      licence: z.string(),
      /** Where it comes from, usually a URL. */
      source: z.string(),
      /** Code of the language of its explanations. */
      target: z.string(),
    }),
    /** How the query matched: `form` exactly, `folded` but for accents and the like, `lemma` as an inflected form. */
    match: z.enum(['form', 'folded', 'lemma']),
    /** The lemma that led to this entry. Only for `lemma`. */
    lemma: z.string().optional(),
  })
  .meta({ id: 'DictionaryEntry' });
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

/** A suggestion, which may be wrong. */
export const LemmaSuggestion = z.object({
  text: z.string(),
  source: z.enum(['dictionary', 'analyser', 'lemmatiser']),
  /** 0 is best. */
  rank: z.int().min(0),
});
export type LemmaSuggestion = z.infer<typeof LemmaSuggestion>;

export const lookUpWord = endpoint({
  method: 'GET',
  path: '/api/words/lookup/',
  summary: 'What the installed dictionaries say of a word or phrase; the best matches first',
  access: 'learner',
  query: z.object({
    language: LanguageRef,
    text: z.string(messages.word_required).trim().min(1, messages.word_required).max(200, messages.word_long),
    /** Only dictionaries that explain in this language. */
    target: LanguageCode.optional(),
  }),
  result: z.object({
    /** The normalized form. */
    text: z.string(),
    entries: z.array(DictionaryEntry).max(largestLookup),
    lemmas: z.array(LemmaSuggestion),
    /** Whether any dictionary is installed for the language (and target). */
    dictionaries_installed: z.boolean(),
    /** Whether a translation server is configured. */
    translation: z.boolean(),
  }),
});
