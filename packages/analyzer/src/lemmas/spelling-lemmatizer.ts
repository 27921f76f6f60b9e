import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm';

import { irregularLemmas } from './irregular-lemmas.ts';
import { preferLemmas, type Preferences } from './prefer-lemmas.ts';
import { frenchPreferences, portuguesePreferences, spanishPreferences } from './romance-preferences.ts';
import { russianPreferences } from './russian-preferences.ts';
import type { Lemmatizer } from './suggest-lemmas.ts';

type Code = 'es' | 'fr' | 'pt' | 'ru';

const dictionaries = {
  es: () => import('dictionary-es'),
  fr: () => import('dictionary-fr'),
  pt: () => import('dictionary-pt-pt'),
  ru: () => import('dictionary-ru'),
};

const preferences: Record<Code, Preferences> = {
  es: spanishPreferences,
  fr: frenchPreferences,
  pt: portuguesePreferences,
  ru: russianPreferences,
};

// Documents are processed one language after another, so it is enough to keep the last dictionary (about 30 MB) in
// memory.
let openDictionaryEntry: { code: Code; hunspell: Promise<Hunspell> } | undefined;

async function load(code: Code): Promise<Hunspell> {
  const { default: data } = await dictionaries[code]();
  const decoder = new TextDecoder();
  return createHunspellFromStrings(decoder.decode(data.aff), decoder.decode(data.dic));
}

async function openDictionary(code: Code): Promise<Hunspell> {
  if (openDictionaryEntry?.code !== code) {
    const last = openDictionaryEntry?.hunspell;
    openDictionaryEntry = { code, hunspell: load(code) };
    (await last?.catch(() => undefined))?.dispose();
  }
  return openDictionaryEntry.hunspell;
}

/** Loads a lemmatizer that ranks the stems found by a spelling dictionary according to the language's preferences. */
export async function loadSpellingLemmatizer(code: Code): Promise<Lemmatizer> {
  const hunspell = await openDictionary(code);
  return (form) => {
    const irregular = irregularLemmas(code, form);
    const stems = hunspell.stemWord(form.replaceAll("'", '’')).map((stem) => stem.replaceAll('’', "'"));
    return [...irregular, ...preferLemmas(form, stems, preferences[code])];
  };
}
