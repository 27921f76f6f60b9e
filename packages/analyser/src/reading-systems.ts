import { languageById } from '@glossa/language/languages';

/**
 * How words are read aloud in letters: kana over kanji; Hanyu Pinyin with tone marks; Revised Romanisation of Korean;
 * BGN/PCGN (Russian); ALA-LC (Ancient Greek); and letter by letter after ALA-LC where the script leaves vowels out.
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

/** The system that the readings of a language are in; undefined where words have none. */
export const readingSystemOf = (languageId: number): ReadingSystem | undefined =>
  byCode[languageById(languageId)?.code ?? ''];
