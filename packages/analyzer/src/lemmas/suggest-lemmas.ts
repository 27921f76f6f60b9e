import type { JapaneseTokenizer } from '@glossa/language/japanese-token';
import { languageById } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalize';

import { loadEnglishLemmatizer } from './english-lemmas.ts';
import { japaneseLemmas } from './japanese-lemmas.ts';
import { persianLemmas } from './persian-lemmas.ts';
import { loadSpellingLemmatizer } from './spelling-lemmatizer.ts';

/** Maximum number of suggestions per form. */
const maxSuggestions = 3;

/** Returns the possible lemmas of a normalized form, likeliest first. */
export type Lemmatizer = (form: string) => string[];

const loadLemmatizer = async (
  code: string,
  loadTokenizer: () => Promise<JapaneseTokenizer>,
): Promise<Lemmatizer | undefined> => {
  switch (code) {
    case 'ja':
      return japaneseLemmas(await loadTokenizer());
    case 'en':
      return loadEnglishLemmatizer();
    case 'fa':
      return persianLemmas;
    case 'es':
    case 'fr':
    case 'pt':
    case 'ru':
      return loadSpellingLemmatizer(code);
    default:
      return undefined;
  }
};

/**
 * Suggests lemmas for normalized forms in a language, likeliest first. Empty for a form that can only be its own lemma.
 */
export async function suggestLemmas(
  forms: readonly string[],
  languageId: number,
  loadTokenizer: () => Promise<JapaneseTokenizer>,
): Promise<string[][]> {
  const lemmatize = await loadLemmatizer(languageById(languageId)?.code ?? '', loadTokenizer);
  return forms.map((form) => {
    const found = (lemmatize?.(form) ?? []).map((lemma) => normalizeWord(lemma, languageId));
    // Include the form itself only if it is the likeliest of several lemmas.
    const lemmas = [...new Set(found)].filter(
      (lemma, rank) => lemma !== '' && (lemma !== form || rank === 0),
    );
    return lemmas.length === 1 && lemmas[0] === form ? [] : lemmas.slice(0, maxSuggestions);
  });
}
