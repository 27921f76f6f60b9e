import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageCode, LanguageRef } from './fields.ts';
import { messages } from './messages.ts';

/** Most entries that one look-up answers. */
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
    /** Pronunciation or transcription; empty when the dictionary tells none. */
    reading: z.string(),
    /** In English, e.g. `noun, feminine`; empty when the dictionary tells none. */
    part_of_speech: z.string(),
    senses: z.array(Sense),
    dictionary: z.object({
      name: z.string(),
      licence: z.string(),
      /** Where it comes from, usually a web address. */
      source: z.string(),
      /** Code of the language it explains in. */
      target: z.string(),
    }),
    /** `form`: the headword was asked for; `folded`: but for accents and the like; `lemma`: an inflected form of it. */
    match: z.enum(['form', 'folded', 'lemma']),
    /** The lemma that led here; only with `lemma`. */
    lemma: z.string().optional(),
  })
  .meta({ id: 'DictionaryEntry' });
export type DictionaryEntry = z.infer<typeof DictionaryEntry>;

/** A suggestion, never a fact. */
export const LemmaSuggestion = z.object({
  text: z.string(),
  source: z.enum(['dictionary', 'analyser', 'lemmatiser']),
  /** 0 is the best. */
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
    /** The normalised form. */
    text: z.string(),
    entries: z.array(DictionaryEntry).max(largestLookup),
    lemmas: z.array(LemmaSuggestion),
    /** Whether there is any dictionary for the language (and target). */
    dictionaries_installed: z.boolean(),
    /** Whether a translation server is configured. */
    translation: z.boolean(),
  }),
});
