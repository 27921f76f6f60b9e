/** Appends a meaning to a translation, unless it already contains it. */
export function withMeaning(translation: string, meaning: string): string {
  if (translation === '') return meaning;
  return translation.split('; ').includes(meaning) ? translation : `${translation}; ${meaning}`;
}
