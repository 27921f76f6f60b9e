import { languageById } from '@glossa/language/languages';

import { romanizeGreek } from './romanize-greek.ts';
import { romanizeKorean } from './romanize-korean.ts';
import { romanizeLetters } from './romanize-letters.ts';
import { romanizeRussian } from './romanize-russian.ts';
import { readEachWord, type SentenceWords, type WordReading } from './word-reading.ts';

const findRomanizer = (code: string): ((word: string) => string) | undefined => {
  switch (code) {
    case 'ko':
      return romanizeKorean;
    case 'ru':
      return romanizeRussian;
    case 'grc':
      return romanizeGreek;
    case 'ar':
    case 'fa':
    case 'he':
      return (word) => romanizeLetters(code, word);
    default:
      return undefined;
  }
};

/**
 * Returns readings that need only a table, not a dictionary. Empty for other languages and for words in Latin letters.
 */
export function romanize(sentences: readonly SentenceWords[], languageId: number): WordReading[][] {
  const romanizer = findRomanizer(languageById(languageId)?.code ?? '');
  return sentences.map((sentence) =>
    readEachWord(sentence, (t) => {
      const reading = romanizer?.(t) ?? t;
      return reading === t ? undefined : { reading, parts: [{ t, r: reading }] };
    }),
  );
}
