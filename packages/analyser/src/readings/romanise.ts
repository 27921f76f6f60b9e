import { languageById } from '@glossa/language/languages';

import { romaniseGreek } from './romanise-greek.ts';
import { romaniseKorean } from './romanise-korean.ts';
import { romaniseLetters } from './romanise-letters.ts';
import { romaniseRussian } from './romanise-russian.ts';
import { readEachWord, type SentenceWords, type WordReading } from './word-reading.ts';

const romaniserOf = (code: string): ((word: string) => string) | undefined => {
  switch (code) {
    case 'ko':
      return romaniseKorean;
    case 'ru':
      return romaniseRussian;
    case 'grc':
      return romaniseGreek;
    case 'ar':
    case 'fa':
    case 'he':
      return (word) => romaniseLetters(code, word);
    default:
      return undefined;
  }
};

/** Returns readings from a table, without a dictionary. Empty for other languages and for words in Latin letters. */
export function romanise(sentences: readonly SentenceWords[], languageId: number): WordReading[][] {
  const romaniser = romaniserOf(languageById(languageId)?.code ?? '');
  return sentences.map((sentence) =>
    readEachWord(sentence, (t) => {
      const reading = romaniser?.(t) ?? t;
      return reading === t ? undefined : { reading, parts: [{ t, r: reading }] };
    }),
  );
}
