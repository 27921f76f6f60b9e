import type { JapaneseTokeniser } from '@glossa/language/japanese-token';
import { languageById } from '@glossa/language/languages';
import { normaliseWord } from '@glossa/language/normalise';

import { englishLemmas } from './english-lemmas.ts';
import { japaneseLemmas } from './japanese-lemmas.ts';
import { persianLemmas } from './persian-lemmas.ts';
import { spellingLemmas } from './spelling-lemmas.ts';

/** Maximum number of suggestions per form. */
const most = 3;

/** Returns the possible lemmas of a normalized form, the likeliest first. */
export type Lemmatiser = (form: string) => string[];

const lemmatiserOf = async (
  code: string,
  loadTokeniser: () => Promise<JapaneseTokeniser>,
): Promise<Lemmatiser | undefined> => {
  switch (code) {
    case 'ja':
      return japaneseLemmas(await loadTokeniser());
    case 'en':
      return englishLemmas();
    case 'fa':
      return persianLemmas;
    case 'es':
    case 'fr':
    case 'pt':
    case 'ru':
      return spellingLemmas(code);
    default:
      return undefined;
  }
};

/**
 * Suggests lemmas for normalized forms of a language, the likeliest first. Empty for a form that can only be its own
 * lemma.
 */
export async function suggestLemmas(
  forms: readonly string[],
  languageId: number,
  loadTokeniser: () => Promise<JapaneseTokeniser>,
): Promise<string[][]> {
  const lemmatise = await lemmatiserOf(languageById(languageId)?.code ?? '', loadTokeniser);
  return forms.map((form) => {
    const found = (lemmatise?.(form) ?? []).map((lemma) => normaliseWord(lemma, languageId));
    // Include the form itself only if it is the likeliest of several lemmas.
    const lemmas = [...new Set(found)].filter(
      (lemma, rank) => lemma !== '' && (lemma !== form || rank === 0),
    );
    return lemmas.length === 1 && lemmas[0] === form ? [] : lemmas.slice(0, most);
  });
}
