import { maxGlosses, type Glosses } from '@glossa/contract/glosses';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalize';

import { lookUpWords } from './look-up-words.ts';
import { listKnownForms } from './queries.ts';

/** Finds short dictionary entries for the words that a learner doesn't know yet. */
export async function findGlosses(
  db: Database,
  learner: { id: string; uiLanguage: string },
  { language, words }: { language: number; words: ReadonlySet<string> },
): Promise<Glosses> {
  const toForm = (word: string) => normalizeWord(word, language);
  const known = await listKnownForms(db, learner.id, { language, forms: [...words].map(toForm) });
  const texts = [...words].filter((word) => !known.has(toForm(word)));
  const found = await lookUpWords(db, learner, { language, texts, limit: maxGlosses.entries });
  const dictionaries: Glosses['dictionaries'] = [];
  const numbers = new Map<string, number>();
  const assignNumber = (dictionary: Glosses['dictionaries'][number]): number => {
    const number = numbers.get(dictionary.name);
    if (number !== undefined) return number;
    numbers.set(dictionary.name, dictionaries.length);
    return dictionaries.push(dictionary) - 1;
  };
  const glosses: Glosses['words'] = {};
  for (const [index, { entries }] of found.words.entries()) {
    if (entries.length === 0) continue;
    glosses[texts[index] ?? ''] = entries.map(
      ({ headword, reading, partOfSpeech, senses, match, dictionary }) => ({
        headword,
        ...(reading === '' ? {} : { reading }),
        ...(partOfSpeech === '' ? {} : { part_of_speech: partOfSpeech }),
        senses: senses.slice(0, maxGlosses.senses).map(({ text }) => text),
        match,
        dictionary: assignNumber(dictionary),
      }),
    );
  }
  return {
    language: languageById(language)?.code ?? '',
    dictionaries_installed: found.installed,
    dictionaries,
    words: glosses,
  };
}
