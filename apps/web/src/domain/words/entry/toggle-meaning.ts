const separator = '; ';

/** Returns whether a translation, or one of its parts, equals the meaning. */
export const includesMeaning = (translation: string, meaning: string): boolean =>
  translation === meaning || translation.split(separator).includes(meaning);

/** Appends a meaning to a translation, or removes it if the translation already contains it. */
export function toggleMeaning(translation: string, meaning: string): string {
  if (translation === '') return meaning;
  if (translation === meaning) return '';
  const meanings = translation.split(separator);
  const others = meanings.filter((other) => other !== meaning);
  return (others.length < meanings.length ? others : [...meanings, meaning]).join(separator);
}
