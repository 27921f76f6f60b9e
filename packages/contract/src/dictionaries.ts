import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { LanguageCode, LanguageRef, wholeNumber } from './fields.ts';
import { messages } from './messages.ts';

/** Maximum number of entries returned by a lookup. */
export const maxLookupEntries = 20;

/** Maximum number of forms returned with an entry, and of possible features per form. */
export const maxListedForms = 60;
const maxInflections = 6;

/** Maximum length of the sentence in a lookup. Clients can trim longer sentences to the part around the word. */
export const maxContextLength = 500;

/** A sense of a word. */
export const Sense = z.object({
  text: z.string(),
  examples: z.array(z.string()).optional(),
});
export type Sense = z.infer<typeof Sense>;

/** Grammatical features of an inflected form. */
export const InflectionFeature = z.enum([
  'present',
  'past',
  'imperfect',
  'preterite',
  'perfect',
  'pluperfect',
  'aorist',
  'future',
  'conditional',
  'subjunctive',
  'imperative',
  'infinitive',
  'gerund',
  'present_participle',
  'past_participle',
  'passive',
  'comparative',
  'superlative',
  'diminutive',
  'definite',
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'ablative',
  'instrumental',
  'locative',
  'vocative',
  'first_person',
  'second_person',
  'third_person',
  'masculine',
  'feminine',
  'neuter',
  'singular',
  'dual',
  'plural',
]);
export type InflectionFeature = z.infer<typeof InflectionFeature>;

export const DictionaryEntry = z
  .object({
    headword: z.string(),
    /** Pronunciation or transcription. Empty if the dictionary doesn't give one. */
    reading: z.string(),
    /** In English, such as `noun, feminine`. Empty if the dictionary doesn't give it. */
    part_of_speech: z.string(),
    senses: z.array(Sense),
    dictionary: z.object({
      name: z.string(),
      /** The dictionary's own title. */
      title: z.string(),
      licence: z.string(),
      /** Origin, usually a URL. */
      source: z.string(),
      /** Language code of the explanations. */
      target: z.string(),
    }),
    /**
     * How the entry matched: `form` exactly, `folded` ignoring accents and the like, `lemma` through an inflected form,
     * `expression` as part of an expression in the sentence, `part` as part of a word that isn't in any dictionary.
     * Parts are listed in the order in which they appear in the word.
     */
    match: z.enum(['form', 'folded', 'lemma', 'expression', 'part']),
    /**
     * Grammatical features of the word as a form of the lemma, such as imperfect. Only for `lemma`, and only if
     * certain.
     */
    inflection: z.array(InflectionFeature).optional(),
    /** Other possible features of the word as a form of the lemma, if the dictionary lists them. */
    other_inflections: z.array(z.array(InflectionFeature)).max(maxInflections).optional(),
    /** The first forms that the dictionary lists, each with its possible features. */
    forms: z
      .array(z.object({ form: z.string(), inflections: z.array(z.array(InflectionFeature)) }))
      .max(maxListedForms)
      .optional(),
    /**
     * The expression as written in the sentence, split into several parts if other words come between them. Only for
     * `expression`.
     */
    parts: z.array(z.string()).optional(),
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
  summary: 'Look up a word or phrase in the installed dictionaries, best matches first',
  access: 'learner',
  query: z.object({
    language: LanguageRef,
    text: z.string(messages.word_required).trim().min(1, messages.word_required).max(200, messages.word_long),
    /** Only dictionaries with explanations in this language. */
    target: LanguageCode.optional(),
    /** The sentence that contains the word; entries that fit it come first. */
    sentence: z.string().max(maxContextLength).optional(),
    /** The offset of the word in the sentence, in UTF-16 code units. */
    position: wholeNumber(0, maxContextLength).optional(),
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
