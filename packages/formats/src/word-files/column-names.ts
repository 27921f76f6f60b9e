import type { ColumnField } from '@glossa/contract/word-import';

// Column names in exports of LingQ and Lute, in Anki decks and in users' own lists.
const patterns: readonly [ColumnField, RegExp][] = [
  ['text', /^(word|term|text|front|expression|vocab(ulary)?|headword|phrase ?\/ ?word)$/],
  ['translation', /^(translations?|hints?( ?\d+)?( ?text)?|meanings?|back|gloss|english)$/],
  ['definition', /^definitions?$/],
  [
    'pronunciation',
    /^(reading|pronunciation|romani[sz]ation|transliteration|transcription|pinyin|kana|ipa)$/,
  ],
  ['example', /^(examples?|example sentences?|sentences?|phrase|fragment|context)$/],
  ['notes', /^(notes?|comments?|remarks?)$/],
  ['part_of_speech', /^(part of speech|pos|word class|grammar)$/],
  ['lemma', /^(lemma|parents?|base form|root|dictionary form)$/],
  ['tags', /^(tags?|labels?|categories)$/],
  ['level', /^(level|status|knowledge level)$/],
  ['ignored', /^ignored$/],
  ['language', /^(language|lang)$/],
  ['created_at', /^(added|created( at)?|date|date added)$/],
];

/** Normalizes a column name to lower case with single spaces. */
export const columnKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();

/** Returns the field of each column according to its name, null if unknown. A field is assigned only once. */
export function fieldsByName(names: readonly string[]): (ColumnField | null)[] {
  const mappedFields = new Set<ColumnField>();
  return names.map((name) => {
    const field = patterns.find(([, pattern]) => pattern.test(columnKey(name)))?.[0] ?? null;
    // LingQ has several hint columns, all of which contain translations.
    if (field === null || (mappedFields.has(field) && field !== 'translation')) return null;
    mappedFields.add(field);
    return field;
  });
}
