import type { WordClass } from '../ranking/word-class.ts';

/** What an inflected form is. */
export type InflectionFeature =
  | 'present'
  | 'past'
  | 'imperfect'
  | 'preterite'
  | 'future'
  | 'conditional'
  | 'subjunctive'
  | 'gerund'
  | 'present_participle'
  | 'past_participle'
  | 'third_person'
  | 'comparative'
  | 'superlative'
  | 'feminine'
  | 'plural';

/** A form and its lemma, both in lower case, and the lemma's class. */
export interface InflectedForm {
  form: string;
  lemma: string;
  wordClass: WordClass;
}

/** Returns the part of a form after a stem; undefined if it doesn't begin with it. */
export const endingAfter = (form: string, stem: string): string | undefined =>
  stem !== '' && form.startsWith(stem) ? form.slice(stem.length) : undefined;
