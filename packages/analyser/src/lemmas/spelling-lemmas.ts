import { createHunspellFromStrings, type Hunspell } from 'hunspell-wasm';

import { irregularLemmas } from './irregular-lemmas.ts';
import { preferLemmas, type Preferences } from './prefer-lemmas.ts';
import { frenchPreferences, portuguesePreferences, spanishPreferences } from './romance-preferences.ts';
import { russianPreferences } from './russian-preferences.ts';
import type { Lemmatiser } from './suggest-lemmas.ts';

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

// Documents come one language after the other, and one dictionary is some 30 MB: the last one stays.
let open: { code: Code; hunspell: Promise<Hunspell> } | undefined;

async function load(code: Code): Promise<Hunspell> {
  const { default: data } = await dictionaries[code]();
  const decoder = new TextDecoder();
  return createHunspellFromStrings(decoder.decode(data.aff), decoder.decode(data.dic));
}

async function openDictionary(code: Code): Promise<Hunspell> {
  if (open?.code !== code) {
    const last = open?.hunspell;
    open = { code, hunspell: load(code) };
    (await last?.catch(() => undefined))?.dispose();
  }
  return open.hunspell;
}

/** The stems that a spelling dictionary knows for a form, put in order by the habits of the language. */
export async function spellingLemmas(code: Code): Promise<Lemmatiser> {
  const hunspell = await openDictionary(code);
  return (form) => {
    const irregular = irregularLemmas(code, form);
    const stems = hunspell.stemWord(form.replaceAll("'", '’')).map((stem) => stem.replaceAll('’', "'"));
    return [...irregular, ...preferLemmas(form, stems, preferences[code])];
  };
}
