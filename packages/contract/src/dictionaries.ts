import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageCode, LanguageRef } from './fields.ts';
import { messages } from './messages.ts';

/** Maximum number of entries returned by a lookup. */
export const maxLookupEntries = 20;

/** A sense of a word. */
export const Sense = z.object({
  text: z.string(),
  examples: z.array(z.string()).optional(),
});
export type Sense = z.infer<typeof Sense>;

/** An entry of an installed dictionary. */
export const DictionaryEntry = z
  .object({
    headword: z.string(),
    /** Pronunciation or transcription. Empty if the dictionary doesn't have it. */
    reading: z.string(),
    /** In English, such as `noun, feminine`. Empty if the dictionary doesn't have it. */
    part_of_speech: z.string(),
    senses: z.array(Sense),
    dictionary: z.object({
      name: z.string(),
      /** The dictionary's own title. */
      title: z.string(),
      licence: z.string(),
      /** Origin, usually a URL. */
      source: z.string(),
      /** Code of the language of the explanations. */
      target: z.string(),
    }),
    /**
     * How the entry matched: `form` exactly, `folded` ignoring accents and the like, `lemma` through an inflected form,
     * `part` as a part of a word that no dictionary has. Parts are in their order in the word.
     */
    match: z.enum(['form', 'folded', 'lemma', 'part']),
    /** The lemma through which the entry was found. Only for `lemma`. */
    lemma: z.string().optional(),
  })
  .meta({ id: 'DictionaryEntry' });
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

/** A suggested lemma, which may be wrong. */
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
    /** Only dictionaries with explanations in this language. */
    target: LanguageCode.optional(),
  }),
  result: z.object({
    /** The normalized form of the word. */
    text: z.string(),
    entries: z.array(DictionaryEntry).max(maxLookupEntries),
    lemmas: z.array(LemmaSuggestion),
    /** Whether any dictionary is installed for the language, and for the target if given. */
    dictionaries_installed: z.boolean(),
    /** Whether a translation server is configured. */
    translation: z.boolean(),
  }),
});
