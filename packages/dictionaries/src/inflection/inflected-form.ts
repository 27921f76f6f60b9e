import type { WordClass } from '../ranking/word-class.ts';

/** Grammatical features of inflected forms, in display order. */
export const inflectionFeatures = [
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
] as const;
export type InflectionFeature = (typeof inflectionFeatures)[number];

/** A form that a dictionary lists, with its possible features: `парка` is either genitive or nominative. */
export interface ListedForm {
  form: string;
  inflections: InflectionFeature[][];
}

/** A form and its lemma, both in lower case, and the lemma's class. */
export interface InflectedForm {
  form: string;
  lemma: string;
  wordClass: WordClass;
}

/** Returns the part of a form after a stem. Undefined if the form doesn't begin with the stem. */
export const endingAfter = (form: string, stem: string): string | undefined =>
  stem !== '' && form.startsWith(stem) ? form.slice(stem.length) : undefined;
