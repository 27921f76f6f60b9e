import type { Preferences } from './prefer-lemmas.ts';

const plural = { form: /s$/, lemma: (form: string) => form.replace(/s$/, '') };
const longPlural = { form: /es$/, lemma: (form: string) => form.replace(/es$/, '') };

export const spanishPreferences: Preferences = {
  shared: 2,
  selfLemmas: /mente$/,
  nouns: /(?:[csi]ón|[csi]ones|mientos?|dor|dores)$/,
  singular: (form) =>
    form
      .replace(/ones$/, 'ón')
      .replace(/(?<=mento|miento)s$/, '')
      .replace(/(?<=dor)es$/, ''),
  infinitive: /[aeií]r$/,
  choices: [{ form: /[aiíe]d[oa]s?$/, lemma: /[aeií]r$/ }, plural, longPlural],
};

export const portuguesePreferences: Preferences = {
  shared: 2,
  selfLemmas: /(?:mente|ção|são|mento|dor)$/,
  nouns: /(?:ões|mentos|dores)$/,
  singular: (form) =>
    form
      .replace(/ões$/, 'ão')
      .replace(/(?<=mento)s$/, '')
      .replace(/(?<=dor)es$/, ''),
  infinitive: /[aeiô]r$/,
  choices: [
    { form: /[aií]d[oa]s?$/, lemma: /[aei]r$/ },
    { form: /ais$/, lemma: (form) => form.replace(/ais$/, 'al') },
    plural,
    longPlural,
  ],
};

export const frenchPreferences: Preferences = {
  shared: 1,
  selfLemmas: /[^m]ment$/,
  nouns: /(?:tions?|ements)$/,
  singular: (form) => form.replace(/s$/, ''),
  infinitive: /(?:er|ir|re)$/,
  choices: [
    { form: /é(?:e|s|es)?$/, lemma: /er$/ },
    { form: /es?$/, lemma: (form) => form.replace(/s$/, '') },
    plural,
  ],
};
