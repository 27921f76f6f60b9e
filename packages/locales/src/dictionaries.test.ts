import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { errorTable } from '@glossa/contract/errors';
import { messages } from '@glossa/contract/messages';
import { describe, expect, it } from 'vitest';

import { interfaceLanguageCodes, resolveInterfaceLanguage } from './interface-language-for.ts';
import { extendIntl } from './intl/extend-intl.ts';
import type { Dictionary } from './pseudo.ts';
import { sameAsEnglish, sameEverywhere } from './same-as-english.ts';

const sources = fileURLToPath(new URL('.', import.meta.url));
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(join(sources, language, file), 'utf8')) as Dictionary;

/** Flattens `{ a: { b: 'c' } }` to `[['a.b', 'c']]`. */
const sentences = (dictionary: Dictionary, prefix = ''): [string, string][] =>
  Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : sentences(value, `${prefix}${key}.`),
  );

const plural = /_(zero|one|two|few|many|other)$/;
const baseKeys = (entries: [string, string][]) =>
  [...new Set(entries.map(([key]) => key.replace(plural, '')))].sort();

/** Groups the plural forms of each sentence under the key that the app uses. */
function groupByKey(entries: [string, string][]): Map<string, [string, string][]> {
  const groups = new Map<string, [string, string][]>();
  for (const entry of entries) {
    const key = entry[0].replace(plural, '');
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

/** Returns the placeholders and tags in a sentence. */
const extractPlaceholders = (sentence: string) =>
  [...new Set(sentence.match(/\{\{.*?\}\}|<\/?\w+>/g) ?? [])].filter((part) => part !== '{{count}}').sort();

/** Returns a pattern for letters of a language's script. Undefined for Latin script, which English also uses. */
function getLetterPattern(language: string): RegExp | undefined {
  const { script } = new Intl.Locale(language).maximize();
  const scripts = { Jpan: ['Hira', 'Kana', 'Hani'], Hans: ['Hani'], Hant: ['Hani'], Kore: ['Hang'] }[
    script ?? ''
  ] ?? [script];
  return script === 'Latn'
    ? undefined
    : new RegExp(`[${scripts.map((name) => `\\p{Script=${name}}`).join('')}]`, 'u');
}

/** Removes placeholders and tags from a sentence. */
const stripMarkup = (sentence: string) => sentence.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, '');

const latinWords = (sentence: string) => stripMarkup(sentence).match(/[A-Za-z]{2,}/g) ?? [];
const nameWords = new Set([...sameEverywhere].flatMap(latinWords));
const sameAs = (language: string): ReadonlySet<string> => new Set(sameAsEnglish[language]);

const files = readdirSync(join(sources, 'en'));
// The Latin interface uses the English strings.
const languages = readdirSync(sources).filter(
  (name) => name !== 'en' && resolveInterfaceLanguage(name) === name,
);

// Node lacks locale data for some of these languages.
extendIntl();

it('the English strings contain the messages required by the specification', () => {
  expect(read('en', 'errors.json')).toMatchObject({
    network_error: 'Network error. Please check your connection and try again.',
    unauthenticated: 'Your session has expired. Please log in again.',
    csrf_failed: 'Security token expired. Please try again.',
    forbidden: 'You do not have permission to perform this action.',
    rate_limited: 'Too many requests. Please wait a moment and try again.',
    internal_error: 'Server error. Please try again later.',
    invalid_request: 'Please check your input and try again.',
    payload_too_large: 'File is too large. Please choose a smaller file.',
    unsupported_format: 'Unsupported file format. Please choose a supported format.',
    processing_failed: 'Processing failed. Please try again.',
    route_not_found: 'The requested resource was not found.',
    timeout: 'Request timed out. Please try again.',
    unknown_error: 'An unknown error occurred. Please try again.',
  });
  for (const file of ['videos.json', 'ebooks.json'])
    expect(JSON.stringify(read('en', file))).toContain('"Upload failed. Please try again."');
});

describe.each(languages)('%s', (language) => {
  it('has the same files as English', () => {
    expect(readdirSync(join(sources, language)).sort()).toEqual(files.sort());
  });

  describe.each(files)('%s', (file) => {
    const english = sentences(read('en', file));
    const translated = () => sentences(read(language, file));

    it('has the same keys', () => {
      expect(baseKeys(translated())).toEqual(baseKeys(english));
    });

    it('has exactly the plural forms of the language', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const pluralKeys = new Set(baseKeys(english.filter(([key]) => key.endsWith('_other'))));
      const others = translated().filter(([key]) => {
        const form = plural.exec(key)?.[1];
        // Any sentence can have a separate wording for zero.
        return (
          form !== undefined &&
          form !== 'zero' &&
          pluralKeys.has(key.replace(plural, '')) &&
          !(forms as string[]).includes(form)
        );
      });
      expect(others).toEqual([]);
      const keys = new Set(translated().map(([key]) => key));
      const missing = english
        .filter(([key]) => key.endsWith('_other'))
        .flatMap(([key]) => forms.map((form) => key.replace(plural, `_${form}`)))
        .filter((key) => !keys.has(key));
      expect(missing).toEqual([]);
    });

    it('has the same placeholders and tags in every sentence', () => {
      const allowed = groupByKey(english);
      for (const [key, sentence] of translated()) {
        const forms = allowed.get(key.replace(plural, '')) ?? [];
        const known = new Set(forms.flatMap(([, form]) => extractPlaceholders(form)));
        const usedPlaceholders = extractPlaceholders(sentence);
        // Plural forms may omit placeholders: "One word" needs no number.
        const expected = plural.test(key)
          ? usedPlaceholders.filter((part) => known.has(part))
          : [...known].sort();
        expect([key, usedPlaceholders]).toEqual([key, expected]);
      }
    });

    it('has no sentence that was left in English', () => {
      const letterPattern = getLetterPattern(language);
      const untranslated = translated().filter(
        ([, sentence]) =>
          letterPattern?.test(sentence) === false &&
          latinWords(sentence).some((word) => !nameWords.has(word)),
      );
      expect(untranslated.filter(([, sentence]) => !sameAs(language).has(sentence))).toEqual([]);
    });

    it('copies English only where the wording is the same in both languages', () => {
      const englishSentences = new Map(english);
      const copies = translated().filter(
        ([key, sentence]) =>
          /\p{L}{2}/u.test(stripMarkup(sentence)) && englishSentences.get(key) === sentence,
      );
      expect(
        copies.filter(([, sentence]) => !sameEverywhere.has(sentence) && !sameAs(language).has(sentence)),
      ).toEqual([]);
    });

    it('has no empty sentence', () => {
      expect(translated().filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
    });
  });
});

it('every error code has an English message', () => {
  const dictionary = read('en', 'errors.json');
  for (const [code, [, sentence]] of Object.entries(errorTable))
    expect([code, dictionary[code]]).toEqual([code, sentence]);
  for (const code of ['network_error', 'timeout', 'unknown_error'])
    expect(dictionary[code]).toBeTypeOf('string');
});

it('the English strings contain every validation message in the contract', () => {
  expect(read('en', 'validation.json')).toMatchObject(messages);
});

describe('the exceptions that may match English', () => {
  it.each(Object.keys(sameAsEnglish))('all occur in %s', (language) => {
    const translatedSentences = new Set(
      files.flatMap((file) => sentences(read(language, file)).map(([, text]) => text)),
    );
    expect([...sameAs(language)].filter((text) => !translatedSentences.has(text))).toEqual([]);
  });
});

it('every interface language has locale files', () => {
  const expectedCodes = interfaceLanguageCodes.filter((code) => code !== 'en' && code !== 'la');
  expect([...languages].sort()).toEqual(expectedCodes.sort());
});
