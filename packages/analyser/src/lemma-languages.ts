import { languageById } from '@glossa/language/languages';

/** Where a suggestion comes from, as `term_lemma.source` keeps it. */
export const lemmaSource = { dictionary: 1, analyser: 2, lemmatiser: 3 } as const;

const byCode: Readonly<Record<string, number>> = {
  ja: lemmaSource.analyser,
  en: lemmaSource.lemmatiser,
  es: lemmaSource.lemmatiser,
  fa: lemmaSource.lemmatiser,
  fr: lemmaSource.lemmatiser,
  pt: lemmaSource.lemmatiser,
  ru: lemmaSource.lemmatiser,
};

/** What suggests the lemmas of a language, or undefined when nothing does. */
export const lemmaSourceOf = (languageId: number): number | undefined =>
  byCode[languageById(languageId)?.code ?? ''];
