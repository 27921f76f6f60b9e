import type { Queryable } from '@glossa/db/database';
import { listWordClasses, type FoundEntry } from '@glossa/dictionaries/look-up/look-up';
import { guessWordClass, type ClassLookup } from '@glossa/dictionaries/ranking/guess-word-class';
import { rankEntries } from '@glossa/dictionaries/ranking/rank-entries';
import type { WordInSentence } from '@glossa/dictionaries/ranking/word-in-sentence';
import { languageById } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalise';

import type { WordLookup } from './look-up-words.ts';
import { countChosenTranslations } from './queries.ts';

/** A word in a sentence, with its reading there if it is known. */
export type Occurrence = WordInSentence & { reading?: string | undefined };

/** Sorts the entries of a word as it is written, for an occurrence if one is given. */
export type RankWord = (text: string, lookup: WordLookup, occurrence?: Occurrence) => FoundEntry[];

/**
 * Loads what ranking the entries of words needs: the word classes of their neighbors in `occurrences`, and what learners
 * chose as their translations.
 */
export async function loadRanking(
  db: Queryable,
  language: number,
  { texts, occurrences }: { texts: readonly string[]; occurrences: readonly Occurrence[] },
): Promise<RankWord> {
  const code = languageById(language)?.code ?? '';
  const toForm = (text: string) => normalizeWord(text, language);
  const neighbors = occurrences.flatMap(({ words, index }) => [words[index - 1], words[index + 1]]);
  const [classes, choices] = await Promise.all([
    listWordClasses(db, {
      language,
      forms: [...new Set(neighbors.filter((text) => text !== undefined).map(toForm))],
    }),
    countChosenTranslations(db, language, [...new Set(texts.map(toForm))]),
  ]);
  const classesOf: ClassLookup = (written) => classes.get(toForm(written));
  return (text, { form, entries, lemmas }, occurrence) =>
    rankEntries(entries, {
      written: text,
      classes: occurrence ? guessWordClass(occurrence, code, classesOf) : {},
      reading: occurrence?.reading,
      lemmas: lemmas.map((lemma) => lemma.text),
      choices: choices.get(form) ?? new Map(),
    });
}
