import { classOfPartOfSpeech } from '../ranking/word-class.ts';
import { nameEnglishForm } from './english.ts';
import { nameFrenchForm } from './french.ts';
import { nameGermanForm } from './german.ts';
import { nameIberianForm } from './iberian.ts';
import type { InflectedForm, InflectionFeature } from './inflected-form.ts';

/** By language code. */
const nameFormByLanguage: Readonly<Record<string, (form: InflectedForm) => InflectionFeature[]>> = {
  de: nameGermanForm,
  en: nameEnglishForm,
  es: (form) => nameIberianForm(form, 'es'),
  fr: nameFrenchForm,
  pt: (form) => nameIberianForm(form, 'pt'),
};

/**
 * Returns the grammatical features of a headword's inflected form, such as `imperfect`. Empty if the form's ending is
 * ambiguous. `form` is normalized, and `language` is a code.
 */
export function nameInflection(
  form: string,
  { headword, partOfSpeech }: { headword: string; partOfSpeech: string },
  language: string,
): InflectionFeature[] {
  const wordClass = classOfPartOfSpeech(partOfSpeech);
  const lemma = headword.toLowerCase();
  return wordClass === undefined || form === lemma
    ? []
    : (nameFormByLanguage[language]?.({ form, lemma, wordClass }) ?? []);
}
