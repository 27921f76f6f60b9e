import type { InflectionFeature, ListedForm } from './inflected-form.ts';

/** A form as stored: the form, then a letter for each feature, with a space between alternatives. */
export type StoredForm = [string, string];

/** Single letters, because an entry may have hundreds of forms. The letters are stored, so they must never change. */
const letters: Readonly<Record<InflectionFeature, string>> = {
  present: 'p',
  past: 't',
  imperfect: 'i',
  preterite: 'r',
  perfect: 'k',
  pluperfect: 'q',
  aorist: 'a',
  future: 'f',
  conditional: 'c',
  subjunctive: 's',
  imperative: 'm',
  infinitive: 'n',
  gerund: 'g',
  present_participle: 'v',
  past_participle: 'w',
  passive: 'x',
  comparative: 'C',
  superlative: 'S',
  diminutive: 'D',
  definite: 'd',
  nominative: 'N',
  genitive: 'G',
  dative: 'T',
  accusative: 'A',
  ablative: 'B',
  instrumental: 'I',
  locative: 'L',
  vocative: 'V',
  first_person: '1',
  second_person: '2',
  third_person: '3',
  masculine: 'M',
  feminine: 'F',
  neuter: 'U',
  singular: '-',
  dual: '=',
  plural: '+',
};

const features = new Map(
  Object.entries(letters).map(([feature, letter]) => [letter, feature as InflectionFeature]),
);

/** Converts forms to their stored representation. */
export const storeForms = (forms: readonly ListedForm[]): StoredForm[] =>
  forms.map(({ form, inflections }) => [
    form,
    inflections.map((inflection) => inflection.map((feature) => letters[feature]).join('')).join(' '),
  ]);

/** Parses stored forms. Ignores features added by newer versions. */
export const readForms = (stored: readonly StoredForm[]): ListedForm[] =>
  stored.map(([form, codes]) => ({
    form,
    inflections: codes
      .split(' ')
      .map((code) => Array.from(code).flatMap((letter) => features.get(letter) ?? [])),
  }));
