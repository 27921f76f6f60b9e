import type { ColumnField } from '@glossa/contract/word-import';

// What columns are called in the exports of LingQ, Lute, Anki decks and lists of one's own.
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

/** How a column is called, in lower case with single spaces. */
export const columnKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();

/** What columns stand for by their names; null for those that say nothing. One field is given to one column only. */
export function fieldsByName(names: readonly string[]): (ColumnField | null)[] {
  const taken = new Set<ColumnField>();
  return names.map((name) => {
    const field = patterns.find(([, pattern]) => pattern.test(columnKey(name)))?.[0] ?? null;
    // Several hints of LingQ are all translations.
    if (field === null || (taken.has(field) && field !== 'translation')) return null;
    taken.add(field);
    return field;
  });
}
