/** A translation with one more meaning: a second one stands beside the first, one that is there already does not. */
export function withMeaning(translation: string, meaning: string): string {
  if (translation === '') return meaning;
  return translation.split('; ').includes(meaning) ? translation : `${translation}; ${meaning}`;
}
