import { languageById } from '@glossa/language/languages';

/** Sources of suggested lemmas, as stored in `term_lemma.source`. */
export const lemmaSource = { dictionary: 1, analyzer: 2, lemmatiser: 3 } as const;

const byCode: Readonly<Record<string, number>> = {
  ja: lemmaSource.analyzer,
  en: lemmaSource.lemmatiser,
  es: lemmaSource.lemmatiser,
  fa: lemmaSource.lemmatiser,
  fr: lemmaSource.lemmatiser,
  pt: lemmaSource.lemmatiser,
  ru: lemmaSource.lemmatiser,
};

/** Returns the source of a language's lemmas, or undefined if there is none. */
export const lemmaSourceOf = (languageId: number): number | undefined =>
  byCode[languageById(languageId)?.code ?? ''];
