import type { Preferences } from './prefer-lemmas.ts';

export const russianPreferences: Preferences = {
  shared: 1,
  // Adverbs, which the dictionary treats as short forms of adjectives.
  selfLemmas: /[^лг]о$/,
  nouns: /ни[ейя]х?$/,
  singular: (form) => form,
  infinitive: /ть(?:ся)?$/,
  choices: [],
};
