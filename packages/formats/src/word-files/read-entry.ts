import type { Refusal } from '@glossa/contract/word-import';
import { maxPhraseWords } from '@glossa/contract/words';
import { languageByCode, languages } from '@glossa/language/languages';
import { phraseForm, phraseWords } from '@glossa/language/phrase-form';
import { findWords } from '@glossa/language/find-words';
import { needsDictionary } from '@glossa/language/needs-dictionary';
import { normalizeWord } from '@glossa/language/normalize';

import { cleanCell, cleanWord } from './clean-cell.ts';
import type { Row } from './row.ts';
import { tagLimits, textLimits, type FoundEntry, type TextField } from './word-entry.ts';

/** A word from a file, normalized for storage. */
export interface ReadEntry extends FoundEntry {
  /** Forms of a phrase's words, null for a gap. Empty for a single word. */
  words: (string | null)[];
}

/** Finds a language's ID by its code or one of its names, ignoring case. Undefined if unknown. */
export const findLanguageId = (name: string): number | undefined => {
  const normalizedName = name.trim().toLowerCase();
  return (
    languageByCode(normalizedName) ??
    languages.find((language) =>
      [language.name, language.native].some((languageName) => languageName.toLowerCase() === normalizedName),
    )
  )?.id;
};

/** Validates and normalizes a row. Returns the reason if it is rejected. */
export function readEntry(
  { entry, refusal, language: rowLanguage }: Row,
  language: number,
): ReadEntry | Refusal {
  if (refusal) return refusal;
  const other = rowLanguage ? findLanguageId(rowLanguage) : undefined;
  if (other !== undefined && other !== language) return 'other_language';
  const text = cleanWord(entry.text);
  if (text === '') return 'no_word';
  if (text.length > textLimits.text) return 'word_long';
  const form = extractForm(text, language);
  if (!/\p{L}/u.test(form)) return 'not_a_word';
  if (form.length > textLimits.text) return 'word_long';
  const words = entry.parts
    ? entry.parts.map((part) => (part === null ? null : normalizeWord(part, language)))
    : phraseWords(form, language);
  if (words.filter((word) => word !== null).length > maxPhraseWords) return 'phrase_long';
  return cleanFields({ ...entry, text: form, words });
}

/** Returns the form of a phrase, or of a word without the punctuation around it. */
function extractForm(text: string, language: number): string {
  const form = phraseForm(text, language);
  if (needsDictionary(language) || !/^\p{P}|\p{P}$/u.test(form)) return form;
  const [word, second] = findWords(text, language);
  return word === undefined || second !== undefined ? form : normalizeWord(word, language);
}

function cleanFields(entry: ReadEntry): ReadEntry | Refusal {
  const fields: Partial<Record<TextField, string>> = {};
  for (const [name, limit] of Object.entries(textLimits) as [TextField, number][]) {
    const value = name === 'text' ? undefined : entry[name];
    if (value === undefined) continue;
    const clean = cleanCell(value);
    if (clean.length > limit) return 'field_long';
    fields[name] = clean;
  }
  const tags = entry.tags?.map((tag) => cleanWord(tag)).filter((tag) => tag !== '');
  if (tags && tags.length > tagLimits.count) return 'tags_many';
  if (tags?.some((tag) => tag.length > tagLimits.length)) return 'field_long';
  return { ...entry, ...fields, ...(tags ? { tags } : {}) };
}
