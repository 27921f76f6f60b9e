import { languageById } from '@glossa/language/languages';

/**
 * Systems for the readings of words: kana above kanji, Hanyu Pinyin with tone marks, Revised Romanization of Korean,
 * BGN/PCGN (Russian), ALA-LC (Ancient Greek), and letter-by-letter ALA-LC for scripts without short vowels.
 */
export const readingSystems = ['furigana', 'pinyin', 'revised', 'bgn-pcgn', 'ala-lc', 'letters'] as const;
export type ReadingSystem = (typeof readingSystems)[number];

const byCode: Readonly<Record<string, ReadingSystem>> = {
  ja: 'furigana',
  zh: 'pinyin',
  ko: 'revised',
  ru: 'bgn-pcgn',
  grc: 'ala-lc',
  ar: 'letters',
  fa: 'letters',
  he: 'letters',
};

/** Returns the reading system of a language. Undefined if its words have no readings. */
export const readingSystemOf = (languageId: number): ReadingSystem | undefined =>
  byCode[languageById(languageId)?.code ?? ''];
